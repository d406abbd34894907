/** The host's own accounts are in currencies of a hundred subunits. */
const SUBUNITS = 100
const MOST = 10_000 * SUBUNITS

export function moneyText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / SUBUNITS)
}

/** Reads a typed amount, `25` or `25.50`, as subunits; null where it is none, or outside of the limits. */
export function readAmount(text: string): number | null {
  const match = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (match === null) return null
  const amount = Number(match[1]) * SUBUNITS + Number((match[2] ?? '').padEnd(2, '0'))
  return amount > 0 && amount <= MOST ? amount : null
}
