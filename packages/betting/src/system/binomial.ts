/** How many ways there are to choose k of n: the lines of a system k of n. 0 where k is not within 0 and n. */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * BigInt(n + 1 - i)) / BigInt(i)
  return result
}
