/**
 * Whether a run tests everything (`NIGHT=1 ./test`, as at night), or a sample of near-identical cases, which differs
 * with every change (docs/testing.md).
 */
export const EVERYTHING = process.env.NIGHT === '1'

const SEED = Number(process.env.PROPERTY_SEED ?? 0)

/**
 * The choice whose turn it is among equivalent ones, or all of them where everything is tested.
 * @param at the number of the case: neighbours take turns
 * @param seed another one begins with another choice
 */
export function inTurn<T>(choices: readonly T[], at = 0, seed = SEED, everything = EVERYTHING): readonly T[] {
  if (everything || choices.length === 0) return choices
  const turn = (((seed + at) % choices.length) + choices.length) % choices.length
  return choices.slice(turn, turn + 1)
}
