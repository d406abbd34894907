/** The least whole number not below a / b; both above 0. */
export function ceilDivide(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b
}
