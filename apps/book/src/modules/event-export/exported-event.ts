/** Kinds of events that are exported (docs/event-export.md). */
export const EVENT_TYPES = [
  'bet_placed',
  'bet_accepted',
  'bet_rejected',
  'bet_settled',
  'bet_cancelled',
  'bet_reopened',
  'bet_cashed_out',
  'payment',
  'limit_changed',
  'session_started',
  'session_ended',
] as const

/** An event as receivers get it. Amounts in `data` are in subunits, odds are times 10,000. */
export interface ExportedEvent {
  /** Its place in the order of all events; grows, with gaps. */
  readonly position: string
  readonly type: (typeof EVENT_TYPES)[number]
  /** When it happened, ISO 8601. */
  readonly at: string
  readonly player_id: number
  readonly data: Readonly<Record<string, unknown>>
}
