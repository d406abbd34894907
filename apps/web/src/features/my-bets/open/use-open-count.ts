import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callKey, useCall } from '../../../data/index.ts'
import { usePrivateEvents } from '../../../live/index.ts'
import { after } from '../../../platform/loading/timing.ts'
import { useBets } from '../service.ts'
import { countBets } from '../state/filters.ts'

const COUNTERS = callKey('counters')
/** Hundreds of bets change when a match ends: changes within so many ms are counted together. */
const TOGETHER_MS = 300

/** The number of the player's open bets, kept up to date. For signed-in players only. */
export function useOpenCount(): number {
  const queries = useQueryClient()
  const state = useBets()
  const isListed = state.step === 'ready' && state.isPartial !== true
  const { data } = useCall('counters', undefined, { enabled: !isListed })
  const cancel = useRef<(() => void) | null>(null)
  function countAgain() {
    cancel.current ??= after(TOGETHER_MS, () => {
      cancel.current = null
      void queries.invalidateQueries({ queryKey: COUNTERS })
    })
  }
  usePrivateEvents({
    onEvent: ({ type }) => type === 'bet_changed' && countAgain(),
    onGap: countAgain,
  })
  useEffect(() => () => cancel.current?.(), [])
  return isListed ? countBets(state.bets).open : (data?.data.open_bets ?? 0)
}
