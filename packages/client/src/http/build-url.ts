export type QueryValue = string | number | boolean | undefined

/** Fills `{name}` in a path and appends the query; values that are not given are left out. */
export function buildUrl(
  origin: string,
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, QueryValue>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `${origin}${filled}${text ? `?${text}` : ''}`
}
