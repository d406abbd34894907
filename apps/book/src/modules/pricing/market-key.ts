/** Key of a market inside a match: its id and its specifier with sorted keys. */
export function marketKey(id: number, specifier: string): string {
  return `${id}?${specifier}`
}
