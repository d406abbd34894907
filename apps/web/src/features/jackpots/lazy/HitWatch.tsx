import { useQueryClient } from '@tanstack/react-query'
import type { CallName } from '@touchline/contract'
import { useEffect, useRef } from 'react'
import { useCall } from '../../../data/index.ts'
import { useDialogs } from '../../../dialogs/index.ts'
import { usePrivateEvents } from '../../../live/index.ts'
import { after } from '../../../platform/loading/timing.ts'
import { useAccount } from '../../account/index.ts'
import { HITS_AGAIN_MS } from '../use-jackpot.ts'

/** A hit is shown after this time, and bonuses are fetched again so long after that; ms. */
const SHOWN_AFTER_MS = 1_000
const ASKED = { query: { for_user: true, unseen: true, limit: 10 } }
/** What shows bonuses, pools and hits. */
const CHANGED: readonly unknown[] = [
  'getBonuses',
  'getComboboosts',
  'getFreebets',
  'getHuntings',
  'getLootboxes',
  'getHuntingTournaments',
  'getJackpots',
  'getJackpot',
  'getJackpotTerms',
  'getJackpotHits',
] satisfies readonly CallName[]

/** Shows a player's hits one after the other, and reports that they were seen. */
export function HitWatch() {
  const queries = useQueryClient()
  const dialogs = useDialogs()
  const { http } = useAccount()
  const shown = useRef(new Set<number>())
  const unseen = useCall('getJackpotHits', ASKED, { refetchInterval: HITS_AGAIN_MS })
  const hit = unseen.data?.data.find(({ id }) => !shown.current.has(id))

  usePrivateEvents({
    onEvent(event) {
      if (event.type === 'notification' && event.data.type === 'jackpot') {
        void queries.invalidateQueries({ queryKey: ['getJackpotHits'] })
      }
    },
    onGap: () => void queries.invalidateQueries({ queryKey: ['getJackpotHits'] }),
  })

  useEffect(() => {
    if (hit === undefined || shown.current.has(hit.id)) return
    return after(SHOWN_AFTER_MS, () => {
      shown.current.add(hit.id)
      dialogs.open('jackpot-hit', { hit })
      void http.call('markBonusesAsSeen', { body: { bonuses: [{ id: hit.id, type: 'jackpot' }] } })
      after(SHOWN_AFTER_MS, () => {
        void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => CHANGED.includes(name) })
      })
    })
  }, [hit, dialogs, http, queries])
  return null
}
