import { useEffect } from 'react'
import { useCall } from '../../../data/index.ts'
import { useEventLive } from '../../../live/index.ts'
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
