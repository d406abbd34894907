import { LOTTERY_MARKET, type LotteryBalls, type LotteryRules } from '@touchline/sports'
import type { DrawEntry } from '../modules/catalogue/index.ts'
import { ballsOf } from '../modules/sources/simulator/lotteries/held-draw.ts'
import { createLotteries } from '../modules/sources/simulator/lotteries/lotteries.ts'
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
  /** What the machine will say: only the seed knows. */
  ballsOf(draw: DrawEntry): Promise<LotteryBalls>
  /** An outcome at the price shown now; 'number drawn' unless set otherwise. */
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

/** Puts the lotteries on offer, as the flags of the book say. */
export async function openTestLotteries(book: TestBook): Promise<TestLotteries> {
  const { catalogue, clock, sink, parts } = book
  const { db, signals, board } = parts
  const lotteries = createLotteries({
    db,
    clock,
    signals,
    catalogue,
    sink,
    simSpeed: SPEED,
    worldSeed: () => 'touchline',
  })
  await lotteries.prepare()
  await catalogue.reload()
  await lotteries.plan()
  book.plays(lotteries)

  const waiting = (lottery?: string) =>
    [...catalogue.events.all()]
      .filter((entry): entry is DrawEntry => entry.type === 'draw' && entry.status === 0)
      .filter((entry) => lottery === undefined || entry.tournament.key === lottery)
      .sort((a, b) => a.startsAt - b.startsAt)

  return {
    shown: (id) => {
      const entry = catalogue.events.get(id)
      return entry?.type === 'draw' ? entry : undefined
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
