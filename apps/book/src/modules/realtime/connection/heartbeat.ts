import type { TimerWheel, WheelTimer } from '../timing/timer-wheel.ts'

/** Pings one client and notices when its pongs stop. */
export interface Heartbeat {
  /** Takes a pong; false when no ping was waiting for one. */
  pong(): boolean
  stop(): void
}

export interface HeartbeatOptions {
  readonly wheel: TimerWheel
  readonly pingMs: number
  readonly pongTimeoutMs: number
  readonly random: () => number
  readonly ping: () => void
  readonly lost: () => void
}

/** Starts pinging, first at a random point of the second half of the interval so that clients do not beat in step. */
export function startHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { wheel, pingMs, pongTimeoutMs } = options
  let unanswered = 0
  let verdict: WheelTimer | null = null
  let next = wheel.schedule(pingMs / 2 + options.random() * (pingMs / 2), beat)

  function beat(): void {
    unanswered++
    verdict ??= wheel.schedule(pongTimeoutMs, options.lost)
    next = wheel.schedule(pingMs, beat)
    options.ping()
  }

  return {
    pong() {
      if (unanswered === 0) return false
      unanswered--
      wheel.cancel(verdict)
      verdict = unanswered === 0 ? null : wheel.schedule(pongTimeoutMs, options.lost)
      return true
    },
    stop() {
      wheel.cancel(verdict)
      wheel.cancel(next)
    },
  }
}
