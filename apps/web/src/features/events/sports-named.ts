/**
 * Over which of the cards of a list the name of their sport stands: where it changes.
 * @param sports of the cards, in their order
 * @param before sport that the list before this one ends with, where it goes on from one
 * @param isFirstNamed whether the name stands over the first card where nothing is before it
 */
export function sportsNamed(
  sports: readonly string[],
  before: string | undefined,
  isFirstNamed: boolean,
): readonly boolean[] {
  return sports.map((sport, at) =>
    at === 0 && before === undefined ? isFirstNamed : (sports[at - 1] ?? before) !== sport,
  )
}
