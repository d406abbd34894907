/** A number from 0 up to 1, by chance. */
export function chance(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word / 2 ** 32
}
