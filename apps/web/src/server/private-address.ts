/** Pages that carry the token of a mail's link, or lead into somebody's account. */
const PRIVATE = /^(\/[a-z]{2})?\/sports\/users\/|[?&][a-z_]*_token=/

/** Whether a page must be kept nowhere and tell no other site where it was: the address may let people into an account. */
export function isPrivateAddress(url: string): boolean {
  return PRIVATE.test(url)
}
