const TOKEN = /^[\w-]{43}$/

/** Token of a preview in a query: a visitor who has it sees the draft of the site. Null: there is none. */
export function previewIn(query: string): string | null {
  const token = new URLSearchParams(query).get('preview')
  return token !== null && TOKEN.test(token) ? token : null
}
