import { DRAW_MS, jointDraw } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Signals } from '../../../../kernel/signals.ts'
import { lotteryWorld } from '../../../../seed/lottery/lottery-world.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import { storePlaces } from '../../../catalogue/index.ts'
import type { CustomLeg, CustomPricer } from '../../../pricing/index.ts'
import type { AdditionalProgramme } from '../additional/additional-programme.ts'
import { advance, ballsOf, type HeldDraw, holdDraw } from './held-draw.ts'
import { planDraws } from './plan-draws.ts'
import { offerDraw, type Shown, showMove, withdrawDraw } from './show-draw.ts'
import { storeDraws, withdrawnDraws } from './store-draws.ts'
import { insertDraws, lastDraws, loadOpenDraws, respeedDraws } from './stored-draw.ts'

export interface LotteriesDeps extends Shown {
  readonly catalogue: Catalogue
  readonly db: Db
  readonly clock: Clock
  readonly signals: Signals
  readonly simSpeed: number
  /** Seed of the world that is stored. */
  worldSeed(): string
}

/** The lotteries of the world: their draws by the clock on the wall, and what of them is priced together. */
export interface Lotteries extends AdditionalProgramme, CustomPricer {
  /** Whether an event is one of its draws. */
  holds(eventId: number): boolean
}

/** How long a draw that is over is remembered, so that late questions about it get a response from memory. */
const REMEMBER_MS = 120_000

export function createLotteries(deps: LotteriesDeps): Lotteries {
  const { db, clock, catalogue, sink, simSpeed } = deps
  const held = new Map<number, HeldDraw>()

  /** Takes up what is stored and not over. */
  async function takeUp(): Promise<void> {
    const open = await loadOpenDraws(db)
    if (!open.every((draw) => catalogue.archive().tournaments.has(draw.tournamentId))) await catalogue.reload()
    const at = clock.now()
    const { tournaments } = catalogue.reference()
    for (const draw of open) {
      if (held.has(draw.id)) continue
      const taken = holdDraw(draw, tournaments.get(draw.tournamentId) ?? null)
      held.set(draw.id, taken)
      if (draw.startsAt > at) offerDraw(deps, taken, at)
      else move(taken, at)
    }
  }

  function forget(id: number): void {
    held.delete(id)
    sink.remove(id)
  }

  function move(one: HeldDraw, at: number): void {
    if (one.dueAt <= at) {
      advance(one, at)
      showMove(deps, one, at)
    } else if (one.endedAt !== null && !one.unsaved && at - one.endedAt > REMEMBER_MS) {
      forget(one.draw.id)
    }
  }

  return {
    async prepare() {
      for (const id of [...held.keys()]) forget(id)
      await storePlaces(db, lotteryWorld())
    },
    async plan() {
      const at = clock.now()
      await respeedDraws(db, simSpeed, at)
      const last = await lastDraws(db)
      const planned = planDraws(deps.worldSeed(), catalogue.reference().tournaments, (id) => last.get(id), at)
      const draws = planned.map((draw) => {
        const isOver = draw.startsAt + DRAW_MS / simSpeed <= at
        return { planned: draw, balls: isOver ? ballsOf(draw) : null }
      })
      await insertDraws(db, draws, simSpeed)
      await takeUp()
    },
    step(at) {
      for (const one of held.values()) move(one, at)
    },
    confirm(at) {
      for (const one of held.values()) if (one.endedAt === null) sink.confirm(one.draw.id, at)
    },
    async store() {
      const waiting = [...held.values()].filter(({ endedAt }) => endedAt === null).map(({ draw }) => draw.id)
      for (const id of await withdrawnDraws(db, waiting)) {
        const one = held.get(id)
        if (one !== undefined) withdrawDraw(deps, one, clock.now())
        held.delete(id)
      }
      await storeDraws(deps, held)
    },
    holds: (eventId) => held.has(eventId),
    jointProbability(eventId: number, legs: readonly CustomLeg[]) {
      const one = held.get(eventId)
      return one === undefined ? null : jointDraw(one.state, legs)
    },
  }
}
