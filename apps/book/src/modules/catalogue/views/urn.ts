import type { Provider } from '@touchline/contract'

export type UrnKind = 'sport' | 'tournament' | 'match' | 'season' | 'race' | 'draw' | 'competitor'

/** Prefixes of the providers' ids: Sportradar's form unless they have their own. */
const PREFIXES: Readonly<Record<Provider, string>> = {
  betradar: 'sr',
  oddin: 'od',
  betconstruct: 'sr',
  lsports: 'ls',
  racing: 'racing',
  lotto: 'lotto',
}

export function urn(provider: Provider, kind: UrnKind, id: number): string {
  return `${PREFIXES[provider]}:${kind}:${id}`
}
