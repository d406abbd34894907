import { usePrivateEvents } from '../../live/index.ts'
import { usePlayerCall } from '../profile/index.ts'

/** Payments of a player, fetched again with each message about one: it may end, or be charged back. */
export function usePayments<N extends 'getDeposits' | 'getWithdrawals'>(name: N, playerId: number) {
  const payments = usePlayerCall(name, playerId)
  const again = () => void payments.refetch()
  usePrivateEvents({ onEvent: ({ type }) => type === 'notification' && again(), onGap: again })
  return payments
}
