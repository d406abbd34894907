import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import { useCallback } from 'react'
import { callKey, useCall } from '../../data/index.ts'
import { usePrivateEvents } from '../../live/index.ts'

const COUNTERS = callKey('getNotificationCounters')

/** How many notifications a player has not read; updates live. */
export function useUnread(): { readonly unread: number; readonly setUnread: (unread: number) => void } {
  const queries = useQueryClient()
  const { data } = useCall('getNotificationCounters', undefined, { staleTime: 60_000 })
  const setUnread = useCallback(
    (unread: number) => {
      queries.setQueryData<CallAnswer<'getNotificationCounters'>>(COUNTERS, { data: { unread } })
    },
    [queries],
  )
  usePrivateEvents({
    onEvent(event) {
      if (event.type === 'unread_counters_changed') setUnread(event.data.unread)
      if (event.type === 'notification') void queries.invalidateQueries({ queryKey: ['getNotifications'] })
    },
    onGap: () => void queries.invalidateQueries({ queryKey: COUNTERS }),
  })
  return { unread: data?.data.unread ?? 0, setUnread }
}
