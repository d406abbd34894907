/** Where events of an error-reporting service go, and how the sender names itself. */
export interface Dsn {
  /** Address that takes envelopes. */
  readonly endpoint: string
  /** Public key of the project. */
  readonly key: string
}

/**
 * Reads `https://KEY@HOST/PROJECT`, with a path before the project where the service has one; null where it is
 * something else.
 */
export function readDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null
  const { protocol, host, pathname, username } = new URL(text)
  const [, path = '', project] = /^(.*)\/([\w-]+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || project === undefined) return null
  return { endpoint: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username }
}
