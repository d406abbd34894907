import { useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallName } from '@touchline/contract'
import { CallFailure } from '../../data/index.ts'
import { useAccount } from '../account/index.ts'

type Asked = Extract<
  CallName,
  | 'getCashier'
  | 'getDeposits'
  | 'getCompPoints'
  | 'getPhone'
  | 'getProtection'
  | 'getSecurity'
  | 'getSessions'
  | 'getSignIns'
  | 'getStatusGroups'
  | 'getUserLimits'
  | 'getWithdrawals'
>

export function playerKey(name: Asked, playerId: number) {
  return [name, { playerId }] as const
}

/** The response of a call in the player's name; an expired session leads to sign-in. */
export function usePlayerCall<N extends Asked>(name: N, playerId: number) {
  const { http } = useAccount()
  return useQuery({
    queryKey: playerKey(name, playerId),
    staleTime: 0,
    async queryFn(): Promise<CallAnswer<N>> {
      const result = await http.call(name)
      if (result.ok) return result.data
      throw new CallFailure(name, result.error)
    },
  })
}
