import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import { CallFailure } from '../../data/index.ts'
import { useAccount, useActiveAccount } from '../account/index.ts'
import { stretchOf, type TransactionsQuery } from './transactions-query.ts'

const ROWS = 50

/** The part of a call's query that selects movements. @param now ms */
export function statementFilter({ currency, type, period }: TransactionsQuery, now: number) {
  return { ...(currency !== '' && { currency }), ...(type !== 'all' && { type }), ...stretchOf(period, now) }
}

/** One page of movements, requested again whenever the balance moves. @param now ms */
export function useStatements(query: TransactionsQuery, playerId: number, now: number) {
  const { http } = useAccount()
  const balance = useActiveAccount()?.balance ?? 0
  return useQuery({
    queryKey: ['getStatements', { playerId, query, balance }] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    async queryFn(): Promise<CallAnswer<'getStatements'>> {
      const asked = { ...statementFilter(query, now), page: query.page, limit: ROWS }
      const result = await http.call('getStatements', { query: asked })
      if (result.ok) return result.data
      throw new CallFailure('getStatements', result.error)
    },
  })
}
