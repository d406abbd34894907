/**
 * Pairs of one round by the circle method: every side plays once, and in n - 1 rounds every pair meets once. Home and
 * away alternate by round and swap when the circle starts again. With an odd number one competitor rests.
 */
export function roundPairs(
  field: readonly number[],
  round: number,
): readonly (readonly [home: number, away: number])[] {
  const places: (number | null)[] = field.length % 2 === 0 ? [...field] : [...field, null]
  const [fixed, ...others] = places
  const turn = round % others.length
  const circle = [fixed ?? null, ...others.slice(turn), ...others.slice(0, turn)]
  const swap = Math.floor(round / others.length) + round
  const pairs: (readonly [number, number])[] = []
  for (let i = 0; i < circle.length / 2; i++) {
    const a = circle[i] ?? null
    const b = circle[circle.length - 1 - i] ?? null
    if (a === null || b === null) continue
    pairs.push((swap + i) % 2 === 0 ? [a, b] : [b, a])
  }
  return pairs
}
