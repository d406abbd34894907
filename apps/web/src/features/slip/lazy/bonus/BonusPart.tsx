import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CallFailure } from '../../../../data/index.ts'
import { lazyComponent } from '../../../../ui/index.ts'
import { INITIAL_ACCOUNT, useAccount, useAuth } from '../../../account/index.ts'
import { slipContext } from '../../state/slip-settings.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'

const BonusGroup = lazyComponent(() => import('./BonusGroup.tsx'), 'BonusGroup', ['jackpots'])

/** Where bonuses are chosen; its code comes for players who have any. */
export function BonusPart({ reckoned }: { readonly reckoned: ReckonedSlip }) {
  const { http, store } = useAccount()
  const auth = useAuth()
  const playerId = auth.status === 'LOGGED_IN' ? auth.player.id : null
  const { data: hasAny } = useQuery({
    queryKey: ['getBonuses', playerId, 'usable'],
    enabled: playerId !== null,
    staleTime: 60_000,
    async queryFn(): Promise<boolean> {
      const result = await http.call('getBonuses', { query: { available: true, limit_per_type: 1 } })
      if (!result.ok) throw new CallFailure('getBonuses', result.error)
      return result.data.data.length > 0
    },
  })
  if (hasAny !== true) return null
  const account = store.get() ?? INITIAL_ACCOUNT
  const { maxPayout } = slipContext(account, reckoned.slip.currency.code, { step: 'unasked' })
  return (
    <Suspense fallback={null}>
      <BonusGroup reckoned={reckoned} maxPayout={maxPayout} />
    </Suspense>
  )
}
