import type { Clock } from './clock.ts'

/** Detects that nothing has arrived for too long: a dead connection is not always closed. */
export interface SilenceWatch {
  /** Something arrived. */
  received(): void
  /** When something last arrived, null if never. */
  lastReceivedAt(): number | null
  isSilent(): boolean
  stop(): void
}

/** Starts listening now: silence counts from the start, too. `changed` is called as silence falls and as it ends. */
export function watchSilence(clock: Clock, limitMs: number, changed: (silent: boolean) => void): SilenceWatch {
  let quietSince = clock.now()
  let receivedAt: number | null = null
  let silent = false
  let cancel = clock.after(limitMs, check)

  function check(): void {
    const left = quietSince + limitMs - clock.now()
    if (left > 0) {
      cancel = clock.after(left, check)
      return
    }
    silent = true
    changed(true)
  }

  return {
    received() {
      quietSince = clock.now()
      receivedAt = quietSince
      if (!silent) return
      silent = false
      cancel = clock.after(limitMs, check)
      changed(false)
    },
    lastReceivedAt: () => receivedAt,
    isSilent: () => silent,
    stop: () => cancel(),
  }
}
