import { BrokenConnection } from '../machine/faults.ts'
import { ProcessGone } from '../machine/life.ts'
import type { Sim } from '../sim.ts'

/** What came of something the office requested; `unknown` where the connection broke or the process died. */
export type Asked<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'unknown' }

const TRIES = 3

/** Sends a command to the running book, and again if the connection breaks: commands are idempotent. */
export async function ask<T>(sim: Sim, run: () => Promise<T>): Promise<Asked<T>> {
  for (let tries = 0; tries < TRIES && !sim.life.isOver; tries++) {
    try {
      return { kind: 'done', value: await run() }
    } catch (error) {
      if (error instanceof ProcessGone) break
      if (!(error instanceof BrokenConnection)) throw error
      sim.tally.add('office: asked again')
    }
  }
  return { kind: 'unknown' }
}
