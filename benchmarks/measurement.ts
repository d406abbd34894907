/** One line of the bench's output. `floor` is the same work done the cheapest known way in the same run. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly floor: number | null
  readonly ratio: number | null
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export function measurement(name: string, value: number, unit: string, floor: number | null = null): Measurement {
  return { name, value, unit, floor, ratio: floor === null || floor === 0 ? null : value / floor }
}

export function line({ name, value, unit, floor, ratio }: Measurement): string {
  const number = (amount: number | null): string => (amount === null ? '-' : Number(amount.toPrecision(4)).toString())
  return [name, number(value), unit, `floor ${number(floor)}`, `ratio ${number(ratio)}`].join('  ')
}
