interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** Addresses of scripts by the name of their policy: a document may create a policy of one name only once. */
const addresses = new Map<string, string>()

/**
 * The address of a worker's script, as a trusted type where browsers require one. @param name policy allowed by the
 * pages' headers
 */
export function scriptAddress(name: string, script: string): string {
  const known = addresses.get(name)
  if (known !== undefined) return known
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const address = trustedTypes?.createPolicy(name, { createScriptURL: () => script }).createScriptURL('') ?? script
  addresses.set(name, address)
  return address
}
