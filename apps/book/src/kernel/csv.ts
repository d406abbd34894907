/**
 * A table as CSV (RFC 4180): fields with commas, quotes or line breaks are quoted, lines end in CRLF. A spreadsheet
 * must not take a cell for a formula: one that begins like a formula gets an apostrophe in front, which spreadsheets
 * show as text.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
