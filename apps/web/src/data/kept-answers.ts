import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CallName } from '@touchline/contract'
import type { LiveStore } from '../live/index.ts'
import { type Columns, type Json, pack, unpack } from './columns.ts'
import { ingestAnswer } from './ingest.ts'

/**
 * An answer as the server leaves it in a page: what was asked, when it was answered in ms, and the answer. A list in it
 * stands behind it by its columns, its length in its place.
 */
export type KeptAnswer = readonly [key: QueryKey, at: number, answer: unknown, list?: Columns]

/** The answers a page was made from. */
export function keepAnswers(client: QueryClient): readonly KeptAnswer[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }): KeptAnswer[] => {
      if (typeof data !== 'object' || data === null) return []
      if (!('data' in data) || !Array.isArray(data.data)) return [[queryKey, dataUpdatedAt, data]]
      const list: readonly Json[] = data.data
      return [[queryKey, dataUpdatedAt, { ...data, data: list.length }, pack(list)]]
    })
}

function answerOf([, , answer, list]: KeptAnswer): unknown {
  if (list === undefined) return answer
  const { data } = answer as { readonly data: number }
  return { ...(answer as object), data: unpack(list, data) }
}

/** Puts the server's answers into the page: queries, and the live values in them. Events come before their markets. */
export function takeAnswers(client: QueryClient, live: LiveStore, answers: readonly KeptAnswer[]): void {
  const isMarkets = ([[name]]: KeptAnswer) => Number(name === 'getMatchMarkets')
  for (const kept of [...answers].sort((a, b) => isMarkets(a) - isMarkets(b))) {
    const [key, updatedAt] = kept
    const data = answerOf(kept)
    client.setQueryData(key, data, { updatedAt })
    ingestAnswer(live, key[0] as CallName, key[1], data)
  }
}
