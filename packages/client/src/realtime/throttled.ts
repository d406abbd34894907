import type { Clock } from './clock.ts'

/** Runs at once for a name, and again at the end of `everyMs` for calls in between. */
export function throttled(clock: Clock, everyMs: number, run: (name: string) => void): (name: string) => void {
  /** Names that are waiting, and whether they were called again. */
  const waiting = new Map<string, boolean>()

  function ask(name: string): void {
    if (waiting.has(name)) return void waiting.set(name, true)
    waiting.set(name, false)
    clock.after(everyMs, () => {
      const again = waiting.get(name) === true
      waiting.delete(name)
      if (again) ask(name)
    })
    run(name)
  }

  return ask
}
