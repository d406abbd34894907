/** A case that cannot be checked as written; its message names the error. */
export class MalformedCaseError extends Error {
  override readonly name = 'MalformedCaseError'
}
