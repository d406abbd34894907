/**
 * The cards of a list that show the name of their sport above them: where it changes.
 * @param sports of the cards, in their order
 * @param before sport that the list before this one ends with, where it continues one
 * @param isFirstNamed whether the first card shows the name where nothing is before it
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
