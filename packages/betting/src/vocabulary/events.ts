export const SPORT_EVENT_TYPES = ['match', 'outright', 'race', 'draw'] as const
/** Kinds of events: two sides, a championship, a race of many, a draw of numbers. */
export type SportEventType = (typeof SPORT_EVENT_TYPES)[number]

/** Event status codes, as the wire and the tables have them. They grow in the order of an event's life. */
export const EVENT_STATUS = { prematch: 0, live: 1, stopped: 2, closed: 3, finished: 4, not_covered: 5 } as const
export type EventStatusName = keyof typeof EVENT_STATUS
export type EventStatus = (typeof EVENT_STATUS)[EventStatusName]

/** The names in the order of their codes. */
export const EVENT_STATUS_NAMES = [
  'prematch',
  'live',
  'stopped',
  'closed',
  'finished',
  'not_covered',
] as const satisfies readonly EventStatusName[]

/** Name of an event status code. */
export function eventStatusName(status: EventStatus): EventStatusName {
  return EVENT_STATUS_NAMES[status]
}

/** Whether an event of this status may be bet on. */
export function isBettable(status: EventStatus): boolean {
  return status === EVENT_STATUS.prematch || status === EVENT_STATUS.live
}

/** Whether an event of this status will never be bet on again: closed, finished, or no longer covered. */
export function isOver(status: EventStatus): boolean {
  return status >= EVENT_STATUS.closed
}
