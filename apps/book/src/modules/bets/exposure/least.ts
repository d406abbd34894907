/** The smallest of some amounts; Math.min does not take BigInts. */
export function least(first: bigint, ...others: readonly bigint[]): bigint {
  let smallest = first
  for (const other of others) if (other < smallest) smallest = other
  return smallest
}
