/** A case that cannot be checked as it is written; its message says what is wrong with it. */
export class MalformedCaseError extends Error {
  override readonly name = 'MalformedCaseError'
}
