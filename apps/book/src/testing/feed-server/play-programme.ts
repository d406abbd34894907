import { moveTimes } from './move-times.ts'
import type { Programme } from './read-programme.ts'
import type { Vendor } from './vendor.ts'

export interface Pace {
  /** Times faster than it was recorded. */
  speed: number
}

/** Messages that are published in one go, at most. */
const AT_ONCE = 500
const STEP_MS = 20

/** Plays a programme from now on: every time in it is moved, kick-offs too. Resolves when the last message is out. */
export async function playProgramme(
  vendor: Vendor,
  { messages, documents, recordedAt }: Programme,
  { now, pace, isActive }: { readonly now: () => number; readonly pace: Pace; readonly isActive: () => boolean },
): Promise<number> {
  const start = now()
  const place = (at: number) => (recordedAt === null ? at : start + (at - recordedAt) / pace.speed)
  for (const [path, body] of documents) vendor.api.documents.set(path, moveTimes(body, place))
  let next = 0
  let [playedMs, lookedAt] = [0, start]
  // Of messages of one moment no order is known: each is made after the one before.
  let madeAt = 0
  while (next < messages.length && isActive()) {
    const at = now()
    playedMs += (at - lookedAt) * pace.speed
    lookedAt = at
    const due: string[] = []
    for (; due.length < AT_ONCE && (messages[next]?.afterMs ?? Number.POSITIVE_INFINITY) <= playedMs; next++) {
      madeAt = Math.max(at, madeAt + 1)
      due.push(atTime(messages[next]?.body ?? '', madeAt, place))
    }
    if (due.length > 0) await vendor.sends(...due)
    if (due.length < AT_ONCE) await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  return next
}

/** It is made when it is published. */
function atTime(body: string, at: number, place: (at: number) => number): string {
  return moveTimes(body, place).replace(/ timestamp="\d+"/, ` timestamp="${at}"`)
}
