/** Opens the browser's dialog to put the page on paper. */
export function printPage(): void {
  window.print()
}
