import { useEffect } from 'react'
import { useText } from '../../../../i18n/index.ts'
import { useAnnouncer } from '../../../../ui/index.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { noticeOfChanges } from './notice-of-changes.ts'

/** Announces the course of the slip and moved prices to screen readers, never each price. */
export function useAnnouncements({ slip }: ReckonedSlip): void {
  const text = useText()
  const announcer = useAnnouncer()
  const changes = slip.inProgress ? null : noticeOfChanges(slip)
  const message =
    slip.ticketState === 'SUCCESS'
      ? text('slip.placed.many', { count: slip.placedBets.length })
      : slip.inProgress && slip.ticketState !== 'UNKNOWN'
        ? text('slip.placing')
        : changes !== null && slip.ticketState !== 'ERROR'
          ? text(changes.message, { count: changes.count })
          : null
  useEffect(() => {
    if (message !== null) announcer.announce(message)
  }, [announcer, message])
}
