/**
 * Whether requests may be sent to an address: HTTPS, or this machine; without a password, a query, or a slash at its
 * end.
 */
export function isServerAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, search, hash } = new URL(url)
  const isNear = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isNear)) && username + search + hash === '' && !url.endsWith('/')
  )
}
