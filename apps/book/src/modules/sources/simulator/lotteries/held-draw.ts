import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import { createRng, type DrawState, drawAt, drawBalls, type LotteryBalls, nextBallAt } from '@touchline/sports'
import type { DrawEntry, TournamentRow } from '../../../catalogue/index.ts'
import type { StoredDraw } from './stored-draw.ts'

/** A draw that is waited for, under way, or just over. */
export interface HeldDraw {
  readonly draw: StoredDraw
  /** All of its balls, known from the seed. */
  readonly balls: LotteryBalls
  /** The lottery, or null where it is not on offer: the draw is then played for the bets it has, and not shown. */
  readonly tournament: TournamentRow | null
  /** Wall ms at which something happens next; infinite when it is over. */
  dueAt: number
  state: DrawState
  /** It has moved since it was stored. */
  unsaved: boolean
  /** Wall ms at which it was noticed to be over; null before. */
  endedAt: number | null
}

export function ballsOf({ seed, rules }: Pick<StoredDraw, 'seed' | 'rules'>): LotteryBalls {
  return drawBalls(rules, createRng(seed))
}

/** A draw as it is taken up: in the state before its start, at any time. */
export function holdDraw(draw: StoredDraw, tournament: TournamentRow | null): HeldDraw {
  const balls = ballsOf(draw)
  const state = drawAt(draw.rules, balls, -1)
  return { draw, balls, tournament, dueAt: draw.startsAt, state, unsaved: false, endedAt: null }
}

/** Moves a draw to a wall time. */
export function advance(held: HeldDraw, at: number): void {
  const { draw, balls } = held
  const ms = (at - draw.startsAt) * draw.speed
  held.state = drawAt(draw.rules, balls, ms)
  held.dueAt = draw.startsAt + nextBallAt(draw.rules, ms) / draw.speed
  held.unsaved = true
  if (held.state.phase === 'ended') held.endedAt = at
}

const STATUSES: Readonly<Record<DrawState['phase'], EventStatus>> = {
  not_started: EVENT_STATUS.prematch,
  running: EVENT_STATUS.live,
  ended: EVENT_STATUS.finished,
}

export function statusOf({ state }: Pick<HeldDraw, 'state'>): EventStatus {
  return STATUSES[state.phase]
}

/** The listing's entry; null where the lottery is not on offer. */
export function entryOf(held: HeldDraw, version: number): DrawEntry | null {
  const { draw, tournament, state } = held
  if (tournament === null) return null
  const { id, names, rules, startsAt } = draw
  const { balls, bonus } = state
  return { type: 'draw', id, tournament, names, rules, balls, bonus, startsAt, status: statusOf(held), version }
}
