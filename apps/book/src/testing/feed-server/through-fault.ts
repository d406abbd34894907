import { expect } from 'vitest'
import { market, oddsChange } from '../feed/messages.ts'
import type { TestSelection } from '../test-match.ts'
import { single, type TestPlayer } from '../test-player.ts'
import { type MatchPage, openMatchPage } from './match-page.ts'
import { EVENLY, type FeedWorld } from './on-feed-session.ts'

/** What the vendor says of the match in the course of a fault. */
export interface FaultMessages {
  /** The price of before the fault. */
  readonly before: string
  /** The price of after it. */
  readonly after: string
  /** The result of a market on which a bet is open. */
  readonly settled: string
}

/** A fault of the vendor, of its broker or of the connection to them. */
export interface Fault {
  /** Makes it. Nothing of producer 1 may be bet on afterwards. */
  breaks(world: FeedWorld): Promise<unknown> | unknown
  /** Ends it. */
  mends(world: FeedWorld, messages: FaultMessages): Promise<unknown> | unknown
  /** No recovery is requested: messages are sent by `mends`. */
  readonly isSent?: boolean
}

/** Screens are right within this time of a recovery. */
const SCREENS_MS = 5_000
const LINE = 'total=2.5'
const [BEFORE, AFTER, LAST] = [2.5, 1.5, 1.6]
const scaled = (odds: number) => Math.round(odds * 10_000)

/**
 * Plays a match through a fault and asserts what has to hold whatever the fault was: no price of before it is taken
 * while or after the page shows it as suspended, each result is paid exactly once, however often it is repeated, the
 * page has the price of now within 5 s of the recovery, and the audit finds nothing.
 */
export async function throughFault(world: FeedWorld, { breaks, mends, isSent = false }: Fault): Promise<void> {
  const { live, match } = world
  const { book, vendor } = live
  const page = await openMatchPage(book.publisher, match)
  try {
    const before = messageOf(world, BEFORE)
    vendor.keepsUnsent(before)
    await live.comesUp(1)
    await live.until('the page offers the price', () => onPage(page) === scaled(BEFORE))
    const demo = await book.player('through-fault', { EUR: 100_00 })
    const early = await bets(demo, world, { market_id: 29, specifier: '', outcome_id: '74', odds: 20_000 })
    const bet = await bets(demo, world, { market_id: 18, specifier: LINE, outcome_id: '12', odds: 20_000 })
    const settledEarly = settles(world, 29, '', '74', '76')
    await vendor.sends(settledEarly)
    await live.until('the first bet is paid', async () => (await demo.bet(early)).status === 'done')

    await breaks(world)
    await live.until('the page shows it as suspended', () => onPage(page) === null)
    const [after, settled] = [messageOf(world, AFTER), settles(world, 18, LINE, '12', '13')]
    for (const body of [after, settled]) vendor.keepsUnsent(body)
    const stale = tries(world, page, demo)
    try {
      await live.until('the old price was tried', () => stale.times() > 1)
      const recoveries = vendor.api.recoveries.length
      await mends(world, { before, after, settled })
      if (!isSent) await recovers(world, recoveries)
      const recoveredAt = Date.now()
      await live.until('the page offers the price of now', () => onPage(page) === scaled(AFTER))
      expect(Date.now() - recoveredAt).toBeLessThan(SCREENS_MS)
      const tried = stale.times()
      await live.until('the old price was tried again', () => stale.times() > tried + 1)
    } finally {
      await stale.ends()
    }
    await live.until('the bet is paid', async () => (await demo.bet(bet)).status === 'done')
    await demo.expectBalance(120_00)

    await vendor.sends(settled, settledEarly, settled, messageOf(world, LAST))
    await live.until('what is repeated was played', () => onPage(page) === scaled(LAST))
    await demo.expectBalance(120_00)
    await book.expectCleanBooks()
  } finally {
    await page.close()
  }
}

const onPage = (page: MatchPage) => page.offers(1, '', '1')

function messageOf({ match, live }: FeedWorld, home: number): string {
  const markets = [
    market(1, { ...EVENLY, 1: home }),
    market(18, { 12: 2, 13: 2 }, { specifiers: LINE }),
    market(29, { 74: 2, 76: 2 }),
  ]
  return oddsChange(match, 1, markets, live.book.clock.now())
}

function settles({ urn, live }: FeedWorld, id: number, specifiers: string, wins: string, loses: string): string {
  const head = `certainty="2" product="1" event_id="${urn}" timestamp="${live.book.clock.now()}"`
  const of = specifiers === '' ? '' : ` specifiers="${specifiers}"`
  const rows = `<outcome id="${wins}" result="1"/><outcome id="${loses}" result="0"/>`
  return `<bet_settlement ${head}><outcomes><market id="${id}"${of}>${rows}</market></outcomes></bet_settlement>`
}

/** Places a bet of 10.00 and returns its number. */
async function bets(player: TestPlayer, { match }: FeedWorld, of: Omit<TestSelection, 'match_id'>): Promise<number> {
  const [placed] = (await player.places(single({ match_id: match, ...of }, 10_00))).expectAccepted()
  return placed?.id ?? 0
}

/** Signs of life come until a recovery has been requested. */
async function recovers({ live }: FeedWorld, before: number): Promise<void> {
  let livesAt = 0
  await live.until('a recovery is requested', async () => {
    if (Date.now() - livesAt > 500) {
      livesAt = Date.now()
      await live.vendor.lives()
    }
    return live.vendor.api.recoveries.length > before
  })
}

/** A player who goes on trying the price of before the fault, and looks at the page. */
function tries({ match }: FeedWorld, page: MatchPage, player: TestPlayer) {
  const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: scaled(BEFORE) }
  let times = 0
  let isOver = false
  const wrong: string[] = []
  async function run(): Promise<void> {
    while (!isOver) {
      const { result } = await player.places(single(pick, 1_00))
      if (result.status < 400) wrong.push(`taken: ${result.text}`)
      if (onPage(page) === pick.odds) wrong.push('the page offers the price of before')
      times++
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const running = run()
  return {
    times: () => times,
    async ends() {
      isOver = true
      await running
      expect(wrong).toEqual([])
    },
  }
}
