/** Every market belongs to it. */
const ALL = 'all'

/** The groups of markets that a text names. */
export function splitGroups(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** The groups that a bet stop is for: all where it names none. */
export function readGroups(text = ''): readonly string[] {
  const groups = splitGroups(text)
  return groups.length === 0 ? [ALL] : groups
}

/**
 * Whether a bet stop of some groups covers a market. One whose groups the feed does not describe may be in any of them:
 * every stop covers it.
 * @param groups the feed's groups of the market; empty where they are not known
 */
export function covers(stopped: readonly string[], groups: readonly string[]): boolean {
  return groups.length === 0 || stopped.includes(ALL) || groups.some((name) => stopped.includes(name))
}
