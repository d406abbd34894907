/** More halvings than a double has bits: the interval cannot get smaller. */
const STEPS = 200

/** Where an increasing function passes zero between `low` and `high`; the nearer end where it does not. */
export function solveIncreasing(f: (x: number) => number, low: number, high: number): number {
  let from = low
  let to = high
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2
    if (middle === from || middle === to) return middle
    if (f(middle) < 0) from = middle
    else to = middle
  }
  return (from + to) / 2
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
