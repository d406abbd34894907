/**
 * When things may happen in a quarter. The quarter is cut into one window per drive that ends in it, and each window
 * has one decisive play per stage, at times drawn without regard to any result: so neither the clock nor a long silence
 * reveals anything that the price does not contain. A drive that ends early leaves the rest of its window to the next
 * side, whose own decisive plays come in the next window.
 */
import type { Rng } from '../../rng.ts'
import { STAGES, type Stage } from './drive.ts'

export type Moment = { readonly clock: number } & (
  | { readonly kind: 'snap'; readonly window: number; readonly stage: Stage }
  | { readonly kind: 'result' }
  | { readonly kind: 'play' }
  | { readonly kind: 'timeout' }
)

/** A decisive play takes this long. */
const PLAY_MS = 7_000

/** Where in its window the decisive play of each stage ends. */
const PARTS: Readonly<Record<Stage, readonly [number, number]>> = {
  own_half: [0.35, 0.5],
  opponent_half: [0.62, 0.78],
  red_zone: [0.9, 0.99],
}

const PLAY_EVERY_MS = 38_000
const TIMEOUTS = 3

export function quarterMoments(windows: number, length: number, rng: Rng): readonly Moment[] {
  const moments: Moment[] = []
  const weights = Array.from({ length: windows }, () => rng.range(0.7, 1.3))
  const unit = length / weights.reduce((sum, weight) => sum + weight, 0)
  let start = 0
  weights.forEach((weight, window) => {
    for (const stage of STAGES) {
      const [from, to] = PARTS[stage]
      const end = Math.floor(start + weight * unit * rng.range(from, to))
      moments.push({ clock: end - PLAY_MS, kind: 'snap', window, stage }, { clock: end, kind: 'result' })
    }
    start += weight * unit
  })
  for (let clock = PLAY_EVERY_MS; clock < length; clock += PLAY_EVERY_MS) moments.push({ clock, kind: 'play' })
  for (let i = 0; i < TIMEOUTS; i++) moments.push({ clock: rng.int(20_000, length - 20_000), kind: 'timeout' })
  return moments.toSorted((a, b) => a.clock - b.clock)
}
