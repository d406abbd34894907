/** A count for a badge: `40+` beyond forty, where `most` is 40. */
export function upTo(most: number, count: number): string {
  return count > most ? `${most}+` : String(count)
}
