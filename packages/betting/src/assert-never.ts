/** Ends an exhaustive switch: a case that is not handled does not compile, and throws where types were bypassed. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
