import type { Provider } from '@touchline/betting'

/** Whether providers are there, as heard since the settings were fetched: what is told is newer than what was asked. */
export function createReceivedProviders() {
  const up = new Map<Provider, boolean>()
  return {
    hear(provider: Provider, isUp: boolean): void {
      up.set(provider, isUp)
    },
    /** Those that are down, of those that the settings say are and of what was heard. */
    down(said: readonly Provider[]): readonly Provider[] {
      const received = [...up].flatMap(([provider, isUp]) => (isUp ? [] : [provider]))
      return [...new Set([...said.filter((provider) => up.get(provider) !== true), ...received])]
    },
  }
}
