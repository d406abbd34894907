import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { CallName } from '@touchline/contract'
import type { LiveStore } from '../live/index.ts'
import { type Columns, type Json, pack, unpack } from './columns.ts'
import { ingestAnswer } from './ingest.ts'

/** A response that the server puts into a page: key, time in ms, and body. */
type KeptAnswer = readonly [key: QueryKey, at: number, answer: unknown, isList?: true]

/** The responses a page was made from. */
export interface KeptAnswers {
  /** The kept responses. A list in a response is replaced by its length and follows among those of its call. */
  readonly answers: readonly KeptAnswer[]
  /**
   * By call: the lists of all its responses one after the other, by columns. A page of many blocks makes a call many
   * times.
   */
  readonly lists: Readonly<Record<string, Columns>>
}

export function keepAnswers(client: QueryClient): KeptAnswers {
  const rows = new Map<string, Json[]>()
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }): KeptAnswer[] => {
      if (typeof data !== 'object' || data === null) return []
      if (!('data' in data) || !Array.isArray(data.data)) return [[queryKey, dataUpdatedAt, data]]
      const list: readonly Json[] = data.data
      const call = String(queryKey[0])
      const all = rows.get(call) ?? []
      rows.set(call, all)
      for (const row of list) all.push(row)
      return [[queryKey, dataUpdatedAt, { ...data, data: list.length }, true]]
    })
  return { answers, lists: Object.fromEntries([...rows].map(([call, all]) => [call, pack(all)])) }
}

/** The responses again, each with its own list. */
function answersOf({ answers, lists }: KeptAnswers): readonly KeptAnswer[] {
  const lengthOf = ([, , answer]: KeptAnswer) => (answer as { readonly data: number }).data
  const rows = new Map<unknown, { readonly all: readonly Json[]; at: number }>()
  for (const [call, columns] of Object.entries(lists)) {
    const total = answers.reduce((sum, kept) => sum + (kept[3] && kept[0][0] === call ? lengthOf(kept) : 0), 0)
    rows.set(call, { all: unpack(columns, total), at: 0 })
  }
  return answers.map((kept) => {
    const [key, at, answer, isList] = kept
    const mine = rows.get(key[0])
    if (!isList || !mine) return kept
    const data = mine.all.slice(mine.at, mine.at + lengthOf(kept))
    mine.at += data.length
    return [key, at, { ...(answer as object), data }]
  })
}

/**
 * Puts the server's responses into the page: into queries, and their live values into the store. Events come before
 * their markets.
 */
export function takeAnswers(client: QueryClient, live: LiveStore, kept: KeptAnswers): void {
  const isMarkets = ([[name]]: KeptAnswer) => Number(name === 'getMatchMarkets')
  for (const [key, updatedAt, data] of answersOf(kept).toSorted((a, b) => isMarkets(a) - isMarkets(b))) {
    client.setQueryData(key, data, { updatedAt })
    ingestAnswer(live, key[0] as CallName, key[1], data)
  }
}
