/** The groups of markets that a message names: all where it names none. */
export function readGroups(text = ''): readonly string[] {
  const groups = text
    .toLowerCase()
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return groups.length === 0 ? ['all'] : groups
}
