/** Where a page was asked for: the part after the question mark. */
export function searchOf(values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value)
  const text = search.toString()
  return text ? `?${text}` : ''
}
