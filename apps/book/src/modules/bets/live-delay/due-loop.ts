import type { Infra } from '../../../kernel/infra.ts'
import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'

/** What other processes took in, and what waits for a price or a verdict, is looked for this often. */
const EVERY_MS = 500
/** What falls due within this is decided together. */
const TOGETHER_MS = 25

/**
 * A service that decides what falls due: what this process took in at that moment, what others did and what is left of
 * before a restart with the next look. Several processes may run it.
 * @param signal resolves when something falls due
 * @param round decides what is due; returns true when there may be more at once
 */
export function createDueLoop(
  { clock, log, signals }: Pick<Infra, 'clock' | 'log' | 'signals'>,
  name: string,
  signal: 'bet_falls_due' | 'cash_out_falls_due',
  round: () => Promise<boolean>,
): Service {
  const loop = createLoop({ name, clock, log, everyMs: EVERY_MS, round })
  /** When it is woken, and how that is called off. */
  const wakes = new Map<number, () => void>()
  let unsubscribe = () => {}

  function wakeFor({ at: due }: { readonly at: number }): void {
    const at = Math.ceil(due / TOGETHER_MS) * TOGETHER_MS
    if (wakes.has(at)) return
    const cancel = clock.after(Math.max(0, at - clock.now()), () => {
      wakes.delete(at)
      loop.wake()
    })
    wakes.set(at, cancel)
  }

  return {
    name: loop.name,
    work: loop.work,
    async run() {
      unsubscribe = signals.on(signal, wakeFor)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      for (const cancel of wakes.values()) cancel()
      wakes.clear()
      await loop.stop()
    },
  }
}
