import { describe, expect, test } from 'vitest'
import { onBook, type Suite } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import type { TestMatch } from '../../../../testing/test-match.ts'
import { combo, single, type TestPlayer } from '../../../../testing/test-player.ts'
import { decideDueBets } from '../../../bets/live-delay/live-delay.ts'
import { applyMessage, recordResults } from '../../../pricing/results/index.ts'
import { settleChanges, settleResults } from '../../../settlement/index.ts'

/** Rounds of a race at most; on a database without real connections fewer are enough. */
const ROUNDS = 6
const BETS = 12
const STAKE = 10_00
/** A single of 10.00 at 2.10. */
const WINS = 21_00

const homeWins = (match: TestMatch) => resultOf(match, 'win')

function resultOf(match: TestMatch, home: 'win' | 'lose') {
  return {
    eventId: match.id,
    marketId: 1,
    specifier: '',
    outcomes: { 1: home, 2: 'lose', 3: 'lose' },
    finalText: '',
  } as const
}

/** One process that settles until nothing is left. */
async function settles({ parts }: TestBook): Promise<void> {
  while ((await settleChanges(parts)) || (await settleResults(parts, true))) {}
}

async function placed(player: TestPlayer, match: TestMatch, count: number): Promise<number[]> {
  const bets = (await player.places(Array.from({ length: count }, () => single(match.home, STAKE)))).expectAccepted()
  return bets.map(({ id }) => id)
}

/** What must hold when several do at the same time what only one may do. */
onDatabase((suite) => {
  const roundsOn = ({ histories }: Suite) => Math.min(ROUNDS, histories)

  describe('races', () => {
    test('BETS-02: settlement against cash-out: every stake is paid once, by one of the two', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (let round = 0; round < roundsOn(suite()); round++) {
          const game = match()
          const demo = await player()
          const ids = await placed(demo, game, BETS)
          const seen = (await demo.bet(ids[0] ?? 0)).to_cashout ?? 0
          const cashOut = (id: number) => {
            const headers = { 'idempotency-key': `race-${id}-aaaaaaaaaaaa` }
            return demo.call('cashOutBet', { body: { bet_id: id, to_cashout: seen }, headers })
          }
          const [first = 0, ...others] = ids
          expect((await cashOut(first)).status).toBe(200)
          const attempts = others.map(cashOut)
          // Later from round to round, so that sometimes one is first and sometimes the other.
          await Promise.all(attempts.slice(0, 2 * round))
          const recorded = recordResults(book.parts.db, book.clock.now(), [homeWins(game)])
          await Promise.all([...attempts, recorded, settles(book), settles(book)])
          await book.works()
          const bets = await Promise.all(ids.map((id) => demo.bet(id)))
          for (const bet of bets) expect(['done', 'cashed_out']).toContain(bet.status)
          await demo.expectBalance(1_000_00 - BETS * STAKE + bets.reduce((sum, bet) => sum + bet.win_amount, 0))
          await book.expectCleanBooks()
        }
      }))

    test('PLACE-04: settlement against the end of the live delay: a bet is rejected or accepted and settled, once', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (let round = 0; round < roundsOn(suite()); round++) {
          const game = match({ isLive: true })
          const demo = await player()
          const ids = await placed(demo, game, BETS)
          book.clock.advance(3_000)
          game.confirms()
          await Promise.all([
            recordResults(book.parts.db, book.clock.now(), [homeWins(game)]),
            decideDueBets(book.parts.bets, 0),
            settles(book),
            decideDueBets(book.parts.bets, 0),
            settles(book),
          ])
          await book.works()
          const bets = await Promise.all(ids.map((id) => demo.bet(id)))
          for (const bet of bets) expect(['done', 'rejected']).toContain(bet.status)
          const won = bets.filter(({ status }) => status === 'done')
          for (const bet of won) expect(bet.win_amount).toBe(WINS)
          await demo.expectBalance(1_000_00 + won.length * (WINS - STAKE))
          await book.expectCleanBooks()
        }
      }))

    test('BETS-01: several settle at once, corrections included: every difference is booked once', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (let round = 0; round < roundsOn(suite()); round++) {
          const [a, b] = [match(), match()]
          const demo = await player()
          await placed(demo, a, BETS)
          ;(await demo.places(Array.from({ length: BETS }, () => combo([a.home, b.home], STAKE)))).expectAccepted()
          await recordResults(book.parts.db, book.clock.now(), [homeWins(a), homeWins(b)])
          await Promise.all(Array.from({ length: 5 }, () => settles(book)))
          await demo.expectBalance(1_000_00 + BETS * (WINS + 44_10 - 2 * STAKE))
          await applyMessage(book.parts.db, settled(a, 'lose', book.clock.now()), book.clock.now())
          await Promise.all(Array.from({ length: 5 }, () => settles(book)))
          await book.works()
          await demo.expectBalance(1_000_00 - BETS * 2 * STAKE)
          await book.expectCleanBooks()
        }
      }))

    test('BETS-01: results, rollbacks and cancellations while settlement runs and players bet: the last word counts', () =>
      onBook(suite, async ({ book, match, player }) => {
        const { db } = book.parts
        for (let round = 0; round < roundsOn(suite()); round++) {
          const [game, other] = [match(), match()]
          const demo = await player({ EUR: BETS * STAKE })
          const now = book.clock.now()
          const ids = await placed(demo, game, BETS)
          await recordResults(db, now, [homeWins(game)])
          const head = { eventId: game.id, source: 'operator' }
          const whole = { markets: null, placed: { from: null, to: null } }
          const words = [
            { ...head, messageAt: now + 1, kind: 'rollback_bet_settlement', markets: null },
            settled(game, 'lose', now + 2),
            { ...head, ...whole, messageAt: now + 3, kind: 'bet_cancel', voidReason: 'other', keepsResults: false },
            settled(game, 'win', now + 4),
            { ...head, ...whole, messageAt: now + 5, kind: 'rollback_bet_cancel' },
          ] as const
          // Winnings are staked again at the same time, so that some of them cannot be taken back.
          const bettings = Array.from({ length: BETS }, () => demo.places(single(other.home, STAKE)))
          await Promise.all([
            ...words.map((word) => applyMessage(db, word, now + 10)),
            settles(book),
            settles(book),
            settles(book),
            ...bettings,
          ])
          await book.works()
          for (const id of ids) expect(await demo.bet(id)).toMatchObject({ status: 'done', win_amount: WINS })
          await book.expectCleanBooks()
          await other.ends({ home: 'void' })
          await book.works()
          await demo.expectBalance(BETS * WINS)
          await book.expectCleanBooks()
        }
      }))
  })
})

function settled(match: TestMatch, home: 'win' | 'lose', messageAt: number) {
  const { outcomes, marketId, specifier } = resultOf(match, home)
  const results = Object.entries(outcomes).map(([id, result]) => [id, { result, deadHeatFactor: null }])
  const market = { marketId, specifier, others: 'open', finalText: '', voidReason: null } as const
  return {
    kind: 'bet_settlement',
    eventId: match.id,
    source: 'operator',
    messageAt,
    markets: [{ ...market, outcomes: Object.fromEntries(results) }],
  } as const
}
