import { useQuery } from '@tanstack/react-query'
import type { SlipBet } from '@touchline/betting'
import type { AvailableBonuses } from '@touchline/contract'
import { useEffect, useRef } from 'react'
import { CallFailure } from '../../../../data/index.ts'
import { useAccount, useAuth } from '../../../account/index.ts'
import { bonusesBody } from '../../engine/request-body.ts'
import { useCalm } from '../use-calm.ts'

/** The available bonuses of each bet, fetched again when the bets change; the earlier response stays until then. */
export function useAvailableBonuses(bets: readonly SlipBet[], isPlacing: boolean) {
  const { http } = useAccount()
  const auth = useAuth()
  const body = useCalm(bonusesBody(bets))
  const { data, refetch, isPlaceholderData } = useQuery({
    queryKey: ['findAvailableBonuses', auth.status === 'LOGGED_IN' ? auth.player.id : 0, JSON.stringify(body)],
    enabled: auth.status === 'LOGGED_IN',
    staleTime: 5_000,
    placeholderData: (before: readonly AvailableBonuses[] | undefined) =>
      before?.length === body.bets.length ? before : undefined,
    async queryFn(): Promise<readonly AvailableBonuses[]> {
      const result = await http.call('findAvailableBonuses', { body })
      if (!result.ok) throw new CallFailure('findAvailableBonuses', result.error)
      if (result.data.data.length !== body.bets.length)
        throw new Error('Not every bet that was asked about was answered')
      return result.data.data
    },
  })
  // Where the slip stays after it was sent, what was refused may have been the bonus.
  const wasPlacing = useRef(false)
  useEffect(() => {
    if (wasPlacing.current && !isPlacing) void refetch()
    wasPlacing.current = isPlacing
  }, [isPlacing, refetch])
  return { available: isPlaceholderData ? undefined : data, shown: data, refetch }
}
