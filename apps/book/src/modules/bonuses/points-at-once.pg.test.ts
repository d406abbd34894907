import { pathToFileURL } from 'node:url'
import type { BetRequest } from '@touchline/contract'
import type { LegOutcome } from '@touchline/sports'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { as, bonusOf, defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { planMatch } from '../../testing/plan-match.ts'
import { startSecond } from '../../testing/second-process.ts'
import { openTestBook } from '../../testing/test-book.ts'
import { combo, single, type TestPlayer } from '../../testing/test-player.ts'
import { createVirtualClock } from '../../testing/virtual-clock.ts'
import { applyMessage } from '../pricing/results/index.ts'
import { auditBook } from '../settlement/index.ts'

const server = inject('postgres')
const PRELOAD = pathToFileURL(new URL('../../testing/die-at.ts', import.meta.url).pathname).href
const PATIENTLY = { timeout: 120_000, interval: 50 }
const [GAME, BESIDE] = [9_100_001, 9_100_002]
/** Stakes against home in each of the first two positions. */
const HEDGED_FOR = 1_00
const WIDE_HUNT = { ...HUNT, odds_cap: 1_000_000, steps: [{ points: 1e6, amount: 1_00 }] }

type Pick = readonly [market: number, specifier: string, outcome: string]

/** Home wins 5:2. Each market has one outcome here, as each result that the match records is of one. */
const HOME: Pick = [1, '', '1']
const AWAY_WITH_HALF: Pick = [16, 'hcp=-0.5', '1715']
const AWAY_WITHOUT_DRAW: Pick = [11, '', '5']
/** At every final score one of them does not lose. */
const COVER: readonly Pick[] = [
  [18, 'total=2.5', '13'],
  [29, '', '74'],
  [10, '', '10'],
]

/** Bets by the hunt; the combo adds a match that is not decided. */
const POSITIONS: readonly (readonly [
  name: string,
  singles: readonly (readonly [Pick, stake: number])[],
  besides: readonly (readonly [Pick, stake: number])[],
])[] = [
  [
    'two outcomes that never win together',
    [
      [HOME, 10_00],
      [AWAY_WITH_HALF, 1_00],
    ],
    [],
  ],
  [
    'an outcome and a combo that hedges it',
    [
      [HOME, 10_00],
      [AWAY_WITHOUT_DRAW, 50],
    ],
    [[AWAY_WITHOUT_DRAW, 50]],
  ],
  [
    'three outcomes of three markets',
    [
      [COVER[0] ?? HOME, 1_00],
      [COVER[1] ?? HOME, 10_00],
      [COVER[2] ?? HOME, 1_00],
    ],
    [],
  ],
]

/** Rows of a player's bets that were decided, and what they say of their points. */
const DECIDED = `SELECT count(*)::int AS n FROM bets b JOIN bet_bonuses x ON x.bet_id = b.id
  WHERE b.player_id = $1 AND b.status = 'done' AND x.has_farmed`

describe.skipIf(server === null)('points of bets that meet each other (skipped without PostgreSQL)', () => {
  async function opened() {
    const database = await createPgDatabase(server ?? '')
    onTestFinished(() => database.drop())
    const book = await openTestBook(database.db, createVirtualClock(Date.now()))
    const games = [book.offersModelled(GAME, 'home wins 5'), book.offersModelled(BESIDE, 'beside it')] as const
    for (const { id } of games)
      await planMatch(book, Object.assign(book.offers({ id: id + 50 }), { id }), book.clock.now())
    return { database, book, games }
  }
  type Opened = Awaited<ReturnType<typeof opened>>

  /** A player with a hunt, their bets on the match, and the outcomes that these name. */
  async function hunter({ book, games: [game, beside] }: Opened, name: string, at: (typeof POSITIONS)[number]) {
    const [, singles, besides] = at
    const player = await book.player(name)
    const { id } = await given(book, player, { ...WIDE_HUNT, prize: await defined(book, FREEBET) })
    const picks = singles.map(([pick]) => game.pick(...pick))
    const bets: BetRequest[] = singles.map(([, stake], i) => {
      const [pick] = picks.slice(i)
      if (pick === undefined) throw new Error('no pick')
      return { ...single(pick, stake), ...as(id, 'hunting') }
    })
    for (const [pick, stake] of besides)
      bets.push(combo([game.pick(...pick), beside.pick(18, 'total=2.5', '12')], stake))
    const points = async () => ((await bonusOf(player, id)) as { stats?: { points: number } }).stats?.points ?? -1
    return { player, bets, picks, points, decided: singles.length }
  }
  type Hunter = Awaited<ReturnType<typeof hunter>>

  /** Ends the match as far as these bets need it; returns how each of their outcomes ended. */
  const ends = async ({ games: [game] }: Opened, all: readonly Hunter[]) => {
    const picks = all.flatMap((one) => one.picks)
    const own = [...new Map(picks.map((pick) => [`${pick.market_id}/${pick.specifier}`, pick])).values()]
    const outcomes = await game.ends(own)
    return own.map((pick, i) => ({ ...pick, result: outcomes[i] as LegOutcome }))
  }

  /** An operator takes the results back, or gives them again. */
  async function saysAgain(
    { book, database }: Opened,
    results: Awaited<ReturnType<typeof ends>>,
    isTakenBack: boolean,
  ) {
    book.clock.advance(1_000)
    const head = { eventId: GAME, messageAt: book.clock.now(), source: 'operator' }
    const markets = results.map(({ market_id: marketId, specifier, outcome_id: id, result }) => {
      const outcomes = { [id]: { result, deadHeatFactor: null } }
      return { marketId, specifier, outcomes, others: 'open' as const, finalText: '', voidReason: null }
    })
    const message = isTakenBack
      ? ({ ...head, kind: 'rollback_bet_settlement', markets: null } as const)
      : ({ ...head, kind: 'bet_settlement', markets } as const)
    await applyMessage(database.db, message, book.clock.now())
  }

  /** Points of one player for each position: the first two win on home, and what hedges it is taken off once. */
  async function expectNet(hunters: readonly Hunter[]) {
    const [first, second, third] = hunters as [Hunter, Hunter, Hunter]
    for (const one of [first, second]) {
      const win = (10_00 * ((one.picks[0]?.odds ?? 0) - 10_000)) / 10_000
      expect(await one.points()).toBe(Math.floor((Math.floor(win / 10) * (win - HEDGED_FOR)) / win))
    }
    expect(await third.points()).toBeGreaterThan(0)
  }

  const allDecided = ({ database }: Opened, { player, decided }: Hunter) =>
    expect
      .poll(async () => (await database.db.query<{ n: number }>(DECIDED, [player.id]))[0]?.n, PATIENTLY)
      .toBe(decided)

  /** The points of the same bets, placed one after the other and settled by one process. */
  async function placedInOrder(parts: Opened, at: (typeof POSITIONS)[number], name: string): Promise<Hunter> {
    const one = await hunter(parts, name, at)
    for (const bet of one.bets) (await one.player.places(bet)).expectAccepted()
    return one
  }

  test('BONUS-01: bets that hedge each other, placed at one moment and settled by two processes at once, give the points of the net position once', async () => {
    const parts = await opened()
    const { book } = parts
    const second = await startSecond(book)
    for (const { id } of parts.games) second.book.offersModelled(id, id === GAME ? 'home wins 5' : 'beside it')
    const hunters: (readonly [Hunter, Hunter])[] = []
    for (const [i, at] of POSITIONS.entries()) {
      const ordered = await placedInOrder(parts, at, `ordered-${i}`)
      const hasty = await hunter(parts, `hasty-${i}`, at)
      const browsers: TestPlayer[] = [hasty.player, second.browserOf(hasty.player)]
      const placed = await Promise.all(hasty.bets.map((bet, n) => browsers[n % 2]?.places(bet)))
      for (const one of placed) one?.expectAccepted()
      hunters.push([ordered, hasty])
    }
    const results = await ends(parts, hunters.flat())
    await Promise.all([book.works(), second.book.works(), book.does('settlement'), second.book.does('settlement')])
    for (const [ordered, hasty] of hunters) {
      for (const one of [ordered, hasty]) await allDecided(parts, one)
      expect(await hasty.points()).toBe(await ordered.points())
    }
    await expectNet(hunters.map(([, hasty]) => hasty))
    // The results again, and then taken back and given again: as before.
    const counted = await Promise.all(hunters.flat().map(({ points }) => points()))
    await ends(parts, hunters.flat())
    await Promise.all([book.works(), second.book.works()])
    expect(await Promise.all(hunters.flat().map(({ points }) => points()))).toEqual(counted)
    await saysAgain(parts, results, true)
    await Promise.all([book.works(), second.book.works()])
    expect(await Promise.all(hunters.flat().map(({ points }) => points()))).toEqual(counted.map(() => 0))
    await saysAgain(parts, results, false)
    await Promise.all([book.works(), second.book.works()])
    expect(await Promise.all(hunters.flat().map(({ points }) => points()))).toEqual(counted)
    expect(await auditBook(parts.database.db), 'The books are not clean').toEqual([])
    await second.book.close()
  })

  for (const at of ['before COMMIT of settle_bets', 'after COMMIT of settle_bets']) {
    test(`BONUS-01: killed ${at}: bets that hedge each other give their points once`, async () => {
      const parts = await opened()
      const hunters: Hunter[] = []
      for (const [i, position] of POSITIONS.entries()) hunters.push(await placedInOrder(parts, position, `killed-${i}`))
      const starts = async (more: Readonly<Record<string, string>> = {}) => {
        const env = { DATABASE_URL: parts.database.url, BOOK_ROLES: 'settlement', ...more }
        const one = await startCrashProcess(env)
        onTestFinished(() => one.kill())
        return one
      }
      const dying = await starts({ NODE_OPTIONS: `--import ${PRELOAD}`, DIE_AT: at })
      await ends(parts, hunters)
      await expect.poll(() => dying.isUp(), PATIENTLY).toBe(false)
      await starts()
      for (const one of hunters) await allDecided(parts, one)
      await expectNet(hunters)
      expect(await auditBook(parts.database.db), 'The books are not clean').toEqual([])
    })
  }
})
