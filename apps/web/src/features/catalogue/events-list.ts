import type { SportEvent } from '@touchline/contract'
import type { ComponentType } from 'react'

/** A list of events as it is shown. */
export type EventsList = ComponentType<{
  /** Undefined while they are on their way. */
  readonly events: readonly SportEvent[] | undefined
  readonly empty?: string | undefined
  /** Sport that the list before this one ends with, where it continues one. */
  readonly sport?: string | undefined
}>
