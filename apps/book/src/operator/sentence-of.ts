/** The message of an error, without its place in the code. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] || 'it is not known why.'
}
