import type { DrawEntry } from '../modules/catalogue/index.ts'
import { ballsOf } from '../modules/feed/lotteries/held-draw.ts'
import { createLotteries } from '../modules/feed/lotteries/lotteries.ts'
import type { LotteryBalls, LotteryRules } from '../modules/feed/model/lottery/index.ts'
import { createPublication } from '../modules/feed/publish/publication.ts'
import { LOTTERY_MARKET } from '../modules/pricing/index.ts'
import type { TestBook } from './test-book.ts'
import type { TestSelection } from './test-match.ts'

/** The lotteries of the product on a test's book. */
export interface TestLotteries {
  /** Draws before their start, by time. */
  waiting(lottery?: string): readonly DrawEntry[]
  /** The next draw of a lottery that is some time away. */
  next(lottery: string): DrawEntry
  /** A draw as the catalogue has it now. */
  shown(id: number): DrawEntry | undefined
  /** Takes over what the other process has done, and plays on. */
  follows(): Promise<void>
  /** What the machine will say: only the seed knows. */
  ballsOf(draw: DrawEntry): Promise<LotteryBalls>
  /** An outcome at the price shown now; 'number drawn' unless said otherwise. */
  pick(
    draw: DrawEntry,
    outcome: string | number,
    market?: keyof typeof LOTTERY_MARKET,
    specifier?: string,
  ): TestSelection
  /** Time passes until the draw is over and settled. */
  comesTo(draw: DrawEntry): Promise<void>
}

const SPEED = 6

/**
 * Puts the lotteries on offer, as the flags of the book say.
 * @param role `follows`: another process on the database plans and stores
 */
export async function openTestLotteries(book: TestBook, role: 'plans' | 'follows' = 'plans'): Promise<TestLotteries> {
  const { catalogue, clock, publisher, context } = book
  const { db, signals, board } = context
  const publication = createPublication({ publisher, board, book: catalogue.book })
  const lotteries = createLotteries({
    db,
    clock,
    signals,
    catalogue,
    board,
    publication,
    simSpeed: SPEED,
    worldSeed: () => 'touchline',
  })
  const isPlanner = role === 'plans'
  if (isPlanner) {
    await lotteries.prepare()
    await catalogue.reload()
    await lotteries.plan()
  } else {
    await lotteries.follow()
  }
  if (isPlanner) book.plays({ ...lotteries, flush: () => publication.flush(clock.now()) })

  const waiting = (lottery?: string) =>
    [...catalogue.book.all()]
      .filter((entry): entry is DrawEntry => entry.type === 'draw' && entry.status === 0)
      .filter((entry) => lottery === undefined || entry.tournament.key === lottery)
      .sort((a, b) => a.startsAt - b.startsAt)

  return {
    shown: (id) => {
      const entry = catalogue.book.get(id)
      return entry?.type === 'draw' ? entry : undefined
    },
    async follows() {
      await lotteries.follow()
      lotteries.step(clock.now())
    },
    waiting,
    next(lottery) {
      const draw = waiting(lottery).find((entry) => entry.startsAt > clock.now() + 1_000)
      if (draw === undefined) throw new Error(`No draw of ${lottery} is on offer.`)
      return draw
    },
    async ballsOf({ id }) {
      const [row] = await db.query<{ seed: string; setup: LotteryRules }>(
        'SELECT seed, setup FROM matches WHERE id = $1',
        [id],
      )
      if (row === undefined) throw new Error(`There is no draw ${id}.`)
      return ballsOf({ seed: row.seed, rules: row.setup })
    },
    pick(draw, outcome, market = 'number', specifier = '') {
      const [marketId, outcomeId] = [LOTTERY_MARKET[market], String(outcome)]
      const quote = board.quote(draw.id, marketId, specifier, outcomeId, clock.now())
      if (quote.state !== 'open') throw new Error(`${market} ${specifier} ${outcome} is ${quote.state}`)
      return { match_id: draw.id, market_id: marketId, specifier, outcome_id: outcomeId, odds: quote.odds }
    },
    async comesTo(draw) {
      await book.passes(draw.startsAt - clock.now())
      await book.passes(60_000 / SPEED)
    },
  }
}
