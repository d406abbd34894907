import type { SportEvent } from '@touchline/contract'
import { type ReactNode, useState } from 'react'
import { useLiveStore } from '../live/index.ts'

/** Lets the page know events as if it had loaded them, before what shows them is drawn. */
export function Following({
  events,
  children,
}: {
  readonly events: readonly SportEvent[]
  readonly children: ReactNode
}) {
  const live = useLiveStore()
  useState(() => live.ingestEvents(events))
  return children
}
