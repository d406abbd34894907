/** Reads a specifier (`hcp=-0.5`, `mapnr=1|total=21.5`). Values may hold `:`, `,` and `=`, so only the first `=` parts. */
export function parseSpecifier(specifier: string): Readonly<Record<string, string>> {
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

/** One specifier value as a number, or null when it is missing or not a number. */
export function specifierNumber(specifier: string, key: string): number | null {
  const text = parseSpecifier(specifier)[key]
  if (text === undefined || text === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}
