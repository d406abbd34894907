import { useEffect } from 'react'
import { useCall } from '../../../data/index.ts'
import { useEventLive, useLiveStore } from '../../../live/index.ts'
import { eventPath, useNavigator } from '../../../navigation/index.ts'

/** Opens another provider's event when this event's channel reports that it replaces this one. Draws nothing. */
export function FollowMatch({ eventId }: { eventId: number }) {
  const { go } = useNavigator()
  const offeredAs = useEventLive(eventId)?.offeredAs
  const asked = { params: { id: offeredAs ?? eventId } }
  const event = useCall('getMatch', asked, { enabled: offeredAs !== undefined }).data?.data
  const path = offeredAs !== undefined && event?.id === offeredAs ? eventPath(event) : null
  useEffect(() => {
    if (path !== null) go(path, { replace: true, keepScroll: true })
  }, [path, go])
  return null
}

/**
 * Reads an outright again when its channel reports that its name, its end or its field changed, and opens another
 * provider's event that replaces it. Draws nothing.
 */
export function FollowOutright({ eventId }: { eventId: number }) {
  const live = useLiveStore()
  const { refetch } = useCall('getMatch', { params: { id: eventId } }, { enabled: false })
  useEffect(
    () =>
      live.listen('match_status_changed', (event) => {
        if (event.type === 'match_status_changed' && event.data.match_id === eventId) void refetch()
      }),
    [live, eventId, refetch],
  )
  return <FollowMatch eventId={eventId} />
}
