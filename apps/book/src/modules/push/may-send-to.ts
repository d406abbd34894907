/**
 * Whether messages may be handed to an address: its host is one of the services named, over HTTPS and on the default
 * port. Browsers give the address, so it could be anything, a machine beside this one for instance.
 * @param services hosts, `*.host` for any below it, or whole origins (`http://127.0.0.1:8030`), which are taken as they
 * are
 */
export function maySendTo(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return service === origin
    if (protocol !== 'https:' || port !== '') return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  })
}
