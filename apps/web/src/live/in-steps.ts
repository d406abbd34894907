import type { RealtimeEvent } from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/contract/constants'

/** How long prices, clocks and scores stay unchanged for viewers who want calm. */
export const STEP_MS = 5_000

/** A price, a clock or a score that moves while the event stays as open as it was. */
function isOnlyMoving(event: RealtimeEvent): boolean {
  if (event.type === 'match_changed') return true
  if (event.type !== 'markets_changed') return false
  const { patches, markets } = event.data
  return [...patches, ...markets].every(({ status }) => status === MARKET_STATUS.allowed)
}

function matchOf({ data }: RealtimeEvent): number | null {
  return 'match_id' in data ? data.match_id : null
}

type Show = (event: RealtimeEvent, channel: string) => void

/**
 * Delays price changes to steps, as long as the viewer wants that. A lock or an end is shown at once, after the delayed
 * messages of its match, since each message holds changes only; other matches wait on.
 * @param after runs later
 */
export function inSteps(show: Show, isWanted: () => boolean, after: (ms: number, run: () => void) => unknown): Show {
  let waiting: (readonly [event: RealtimeEvent, channel: string])[] = []
  let isTimed = false

  function release(isDue: (event: RealtimeEvent) => boolean): void {
    const due = waiting.filter(([event]) => isDue(event))
    waiting = waiting.filter(([event]) => !isDue(event))
    for (const change of due) show(...change)
  }

  function step(): void {
    isTimed = false
    release(() => true)
  }

  return (event, channel) => {
    if (isOnlyMoving(event) && isWanted()) {
      waiting.push([event, channel])
      if (!isTimed) after(STEP_MS, step)
      isTimed = true
      return
    }
    release((one) => !isWanted() || matchOf(one) === matchOf(event))
    show(event, channel)
  }
}
