import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'

/**
 * Keeps responses without an observer, such as the further pages of a list.
 * @returns releases them
 */
export function holdAnswers(client: QueryClient, keys: readonly QueryKey[]): () => void {
  const stops = keys.map((queryKey) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {}))
  return () => {
    for (const stop of stops) stop()
  }
}
