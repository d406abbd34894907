import { CALLS, type CallDefinition } from '@touchline/contract'

const ROUTES = Object.values<CallDefinition>(CALLS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** Methods that calls of the contract have at an address, for the Allow header; none where no call is there. */
export function allowedMethods(url: string): readonly string[] {
  const path = url.split('?')[0] ?? ''
  const methods = new Set<string>(ROUTES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}
