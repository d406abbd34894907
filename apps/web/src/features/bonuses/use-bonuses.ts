import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bonus, CallAnswer } from '@touchline/contract'
import { useEffect, useState } from 'react'
import { ABOUT_BONUSES } from '../../data/bonus-calls.ts'
import { CallFailure } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import { entryOf } from './bonus-kinds.ts'

/** The player id in the cache key, so that the responses for different players stay apart. */
export function useAsker(): number | null {
  const auth = useAuth()
  return auth.status === 'LOGGED_IN' ? auth.player.id : auth.status === 'NOT_LOGGED_IN' ? 0 : null
}

/** The bonuses of the player; for a visitor those that are offered to everyone. */
export function useBonuses() {
  const { http } = useAccount()
  const asker = useAsker()
  return useQuery({
    queryKey: ['getBonuses', asker],
    enabled: asker !== null,
    staleTime: 10_000,
    async queryFn(): Promise<CallAnswer<'getBonuses'>> {
      const result = await http.call('getBonuses', { query: {} })
      if (result.ok) return result.data
      throw new CallFailure('getBonuses', result.error)
    },
  })
}

/** The player's actions on bonuses. `problem` is the last error, until the next action. */
export function useBonusActions() {
  const { http } = useAccount()
  const client = useQueryClient()
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const refetch = () => client.invalidateQueries(ABOUT_BONUSES)

  async function run<T>(ask: () => Promise<Awaited<ReturnType<typeof http.call<'activateBonus'>>> | T>) {
    if (isBusy) return null
    setBusy(true)
    setProblem(null)
    const result = (await ask()) as Awaited<ReturnType<typeof http.call<'applyPromoCode'>>>
    setBusy(false)
    if (!result.ok)
      setProblem(result.error.kind === 'answer' ? result.error.body.localized_message : text('bonus.failed'))
    await refetch()
    return result
  }

  return {
    isBusy,
    problem,
    /** Starts a bonus. */
    start: (id: number) => run(() => http.call('activateBonus', { params: { id } })),
    /** Redeems a code; returns the bonuses it gave, null where it gave none. */
    async apply(code: string): Promise<readonly Bonus[] | null> {
      const result = await run(() => http.call('applyPromoCode', { body: { code } }))
      return result?.ok ? result.data.data : null
    },
  }
}

/** Reports that the bonuses on screen were seen, only those that were not reported before. */
export function useSeen(bonuses: readonly Bonus[]): void {
  const { http } = useAccount()
  const unseen = bonuses.filter(({ issued }) => issued !== null && !issued.seen)
  const key = unseen.map(({ id, type }) => `${type}:${id}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is in them.
  useEffect(() => {
    if (key === '') return
    const body = { bonuses: unseen.map((bonus) => ({ id: bonus.id, type: entryOf(bonus) })) }
    void http.call('markBonusesAsSeen', { body })
  }, [key, http])
}
