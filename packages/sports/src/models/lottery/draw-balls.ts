import type { Rng } from '../../rng.ts'
import type { DrawState, LotteryBalls, LotteryRules } from './types.ts'

/** How long a draw lasts, in ms of its own clock: the balls come in equal steps, the last one ends it. */
export const DRAW_MS = 60_000

/** Balls in all, the bonus ball included. */
export function ballCount({ drawn, bonus }: LotteryRules): number {
  return drawn + (bonus ? 1 : 0)
}

/** Every ball of a draw in its order: each of those left in the machine is as likely as any other. */
export function drawBalls(rules: LotteryRules, rng: Rng): LotteryBalls {
  const machine = Array.from({ length: rules.pool }, (_, i) => i + 1)
  const out = Array.from({ length: ballCount(rules) }, () => {
    const [ball] = machine.splice(rng.int(0, machine.length - 1), 1)
    if (ball === undefined) throw new Error(`A lottery cannot draw ${ballCount(rules)} balls out of ${rules.pool}.`)
    return ball
  })
  return { balls: out.slice(0, rules.drawn), bonus: out[rules.drawn] ?? null }
}

/** Time of the draw's clock at which a ball comes, the first is 1: whole ms, the last at the end. */
function ballAt(rules: LotteryRules, nth: number): number {
  return Math.ceil((nth * DRAW_MS) / ballCount(rules))
}

function ballsOut(rules: LotteryRules, ms: number): number {
  let out = 0
  while (out < ballCount(rules) && ballAt(rules, out + 1) <= ms) out++
  return out
}

/** The state of a draw `ms` of its own clock after its start; negative before it. */
export function drawAt(rules: LotteryRules, { balls, bonus }: LotteryBalls, ms: number): DrawState {
  if (ms < 0) return { rules, phase: 'not_started', balls: [], bonus: null }
  const out = ballsOut(rules, ms)
  return {
    rules,
    phase: out === ballCount(rules) ? 'ended' : 'running',
    balls: balls.slice(0, out),
    bonus: out > rules.drawn ? bonus : null,
  }
}

/** Time of the draw's clock at which the next ball comes; infinite after the last. */
export function nextBallAt(rules: LotteryRules, ms: number): number {
  const out = ballsOut(rules, ms)
  return out === ballCount(rules) ? Number.POSITIVE_INFINITY : ballAt(rules, out + 1)
}
