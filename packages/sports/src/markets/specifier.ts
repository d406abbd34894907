/** The values of a specifier, by key. */
export type SpecifierValues = Readonly<Record<string, string>>

/**
 * Reads a specifier (`hcp=-0.5`, `mapnr=1|total=21.5`). Values may hold `:`, `,` and `=`, so only the first `=` parts.
 */
export function parseSpecifier(specifier: string): SpecifierValues {
  const values: Record<string, string> = {}
  if (specifier === '') return values
  for (const part of specifier.split('|')) {
    const at = part.indexOf('=')
    if (at > 0) values[part.slice(0, at)] = part.slice(at + 1)
  }
  return values
}

/** Writes a specifier with sorted keys, the form that identifies a market. */
export function formatSpecifier(values: Readonly<Record<string, string | number>>): string {
  return Object.keys(values)
    .sort()
    .map((key) => `${key}=${values[key]}`)
    .join('|')
}

/** One value as a number, or null when it is missing or not a number. */
export function numberIn(values: SpecifierValues, key: string): number | null {
  const text = values[key]
  if (text === undefined || text === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}
