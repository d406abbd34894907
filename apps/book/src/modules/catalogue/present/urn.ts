import type { Provider } from '@touchline/contract'

/** Prefix of a provider's ids: Oddin's start with `od`, all others use Sportradar's form. */
export function urn(provider: Provider, kind: 'sport' | 'tournament' | 'match' | 'season', id: number): string {
  return `${provider === 'oddin' ? 'od' : 'sr'}:${kind}:${id}`
}
