import { focusSoon } from '../../platform/input/focus-soon.ts'
import { markPointed } from '../../platform/scroll/pointed.ts'
import { keepOneStop } from '../../platform/scroll/price-stops.ts'

/** The stake in the panel, and in the sheet of small screens. */
const STAKE = 'aside [data-stake]:enabled, dialog[open] [data-stake]:enabled'

/** What can be filled in where a free bet has set the stake. */
const FIELD = 'aside input:enabled, dialog[open] input:enabled'

/** Gives the focus to the stake of the open slip, as soon as that is there. */
export function goToStake(): void {
  focusSoon(STAKE, FIELD)
}

/** What hands and keyboards are helped by from the first touch on. Returns the way to end it. */
export function helpHands(): () => void {
  const ends = [markPointed(), keepOneStop()]
  return () => {
    for (const end of ends) end()
  }
}
