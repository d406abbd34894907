import type { Clock } from '../../../kernel/clock.ts'

/** One life of the book's process, from its start to its stop or death. */
export interface Life {
  readonly number: number
  isOver: boolean
}

/** Thrown at everything that waits after its process died. Nothing outside that process gets it. */
export class ProcessGone extends Error {
  override readonly name = 'ProcessGone'
}

/** The clock of one life: its timers die with it. */
export function clockOf(life: Life, clock: Clock): Clock {
  return {
    now: clock.now,
    after: (ms, run) =>
      clock.after(ms, () => {
        if (!life.isOver) run()
      }),
  }
}
