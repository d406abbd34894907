import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'

/** Keeps answers that nobody observes, such as the pages a list has grown by. @returns lets go of them */
export function holdAnswers(client: QueryClient, keys: readonly QueryKey[]): () => void {
  const stops = keys.map((queryKey) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {}))
  return () => {
    for (const stop of stops) stop()
  }
}
