const ROWS: bigint[][] = [[1n]]

/** How many ways there are to take `k` of `n`; 0 where it cannot be done. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || n < 0 || k > n) return 0n
  for (let row = ROWS.length; row <= n; row++) {
    const above = ROWS[row - 1] ?? []
    ROWS.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0n) + (above[i] ?? 0n)))
  }
  return ROWS[n]?.[k] ?? 0n
}
