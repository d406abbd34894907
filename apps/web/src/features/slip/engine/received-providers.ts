import type { Provider } from '@touchline/betting'

/** The states of providers by messages since the settings were fetched: a message is newer than the settings. */
export function createReceivedProviders() {
  const up = new Map<Provider, boolean>()
  return {
    receive(provider: Provider, isUp: boolean): void {
      up.set(provider, isUp)
    },
    /** Providers that are down, by the settings and the messages since. */
    down(listed: readonly Provider[]): readonly Provider[] {
      const received = [...up].flatMap(([provider, isUp]) => (isUp ? [] : [provider]))
      return [...new Set([...listed.filter((provider) => up.get(provider) !== true), ...received])]
    },
  }
}
