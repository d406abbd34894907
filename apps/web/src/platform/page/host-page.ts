/** What a page knows of the host page around it, or of the application. */
export interface HostPage {
  /** Address of the host page for a path of the sportsbook, with `{path}` in its place; null: the page's own. */
  readonly template: string | null
  /** Whether the host has named its player, or is not involved. */
  readonly isSettled: boolean
}

/** The address under which others find a path of the sportsbook; null where the host has none. */
export function addressAtHost({ template }: HostPage, path: string): string | null {
  if (template === null) return null
  if (template.includes('{path}')) return template.replaceAll('{path}', () => path)
  // A host with one page for everything is given the query, and sends its address by message.
  const address = new URL(template)
  for (const [name, value] of new URL(path, template).searchParams) address.searchParams.set(name, value)
  return address.href
}
