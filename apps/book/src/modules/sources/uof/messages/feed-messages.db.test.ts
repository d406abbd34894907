import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { storeSingles } from '../../../../testing/store-bet.ts'
import type { TestMatch } from '../../../../testing/test-match.ts'
import { testOperator } from '../../../../testing/test-operator.ts'
import { combo, single } from '../../../../testing/test-player.ts'
import { applyMessage, readUofMessage } from '../../../pricing/results/index.ts'
import { ingestUof } from '../../../settlement/index.ts'

const SAMPLES = new URL('../../../../../../../../shared/feed-samples/', import.meta.url)
const MINUS5 = new URL('minus5-go-uof-sdk/bet_settlement.xml', SAMPLES)
const ODDIN_SETTLEMENT = new URL('oddin-javasdk-fixtures/bet_settlement.xml', SAMPLES)
const ODDIN_CANCEL = new URL('oddin-javasdk-fixtures/bet_cancel.xml', SAMPLES)
const hasSamples = existsSync(SAMPLES)

const STAKE = 10_00
const ODDS = 21_000

/** What a single of 10.00 at 2.10 pays by the table of settlement semantics. */
function expected(attributes: string): number | null {
  const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0)
  const voided = value('void_factor')
  if (value('result') === -1) return null
  const share = value('dead_heat_factor') || 1
  return STAKE * voided + (value('result') === 1 ? STAKE * (1 - voided) * 2.1 * share : 0)
}

/** Outcomes of the text after '<market '. */
function outcomesOf(market: string) {
  const marketId = Number(/id="(\d+)"/.exec(market)?.[1])
  const specifier = /specifiers="([^"]*)"/.exec(market)?.[1] ?? ''
  return [...market.matchAll(/<outcome ([^>]*)\/>/g)].map(([, attributes = '']) => ({
    marketId,
    specifier,
    outcomeId: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '',
    attributes,
  }))
}

/** A recorded message as if it was made at another time. */
function sentAt(text: string, at: number): string {
  return text.replace(/ timestamp="\d+"/, ` timestamp="${at}"`)
}

onDatabase((suite) => {
  const resolveTo = (match: TestMatch) => async () => ({ eventId: match.id, sport: 'football' as const })

  describe('messages of the Unified Odds Feed', () => {
    test.runIf(hasSamples)(
      'BETS-01: the recorded settlement pays every outcome in it as the table says, void, half and dead heat included',
      () =>
        onBook(suite, async ({ book, match, player }) => {
          const game = match()
          const demo = await player({ EUR: 10_000_00 })
          const text = readFileSync(MINUS5, 'utf8')
          const reading = readUofMessage(text, book.clock.now())
          if (reading.state !== 'read' || reading.read.message.kind !== 'bet_settlement') throw new Error('not read')
          expect(reading.read).toMatchObject({ eventUrn: 'sr:match:16807109', dropped: [] })
          const { message } = reading.read
          const outcomes = text.split('<market ').slice(1).flatMap(outcomesOf)
          const legs = outcomes.map(({ attributes: _, ...key }) => ({ ...key, eventId: game.id, odds: ODDS }))
          const pays = outcomes.map(({ attributes }) => expected(attributes))
          expect(new Set(pays)).toEqual(new Set([0, 21_00, 10_00, 5_00, 15_50, 10_50]))
          const ids = await storeSingles(book.parts.bets, demo, legs, BigInt(STAKE))
          // As if it came now: bets that were placed after it are void.
          await applyMessage(
            book.parts.db,
            { ...message, eventId: game.id, messageAt: book.clock.now() },
            book.clock.now(),
          )
          await book.works()
          const paid = await Promise.all(ids.map(async (id) => (await demo.bet(id)).win_amount))
          expect(paid).toEqual(pays)
          await demo.expectBalance(10_000_00 - pays.length * STAKE + paid.reduce((sum, amount) => sum + amount, 0))
        }),
    )

    test.runIf(hasSamples)(
      "BETS-01: Oddin's settlement and cancellation count for the event they name; unknown ones are reported and dropped",
      () =>
        onBook(suite, async ({ book, match, player }) => {
          const game = match()
          const demo = await player()
          const [bet] = (await demo.places(single(game.home, STAKE))).expectAccepted()
          const settlement = sentAt(readFileSync(ODDIN_SETTLEMENT, 'utf8'), book.clock.now())
          expect(await ingestUof(book.parts, settlement)).toEqual({
            state: 'ignored',
            why: 'od:match:198314 is not an event of this book',
          })
          const report = await ingestUof(book.parts, settlement, resolveTo(game))
          expect(report).toEqual({
            state: 'taken',
            kind: 'bet_settlement',
            dropped: ['market 42, unknown in football'],
            waiting: [],
          })
          await book.works()
          expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 21_00 })
          // The sample's window is long before this bet; without its times it covers all.
          const cancel = sentAt(readFileSync(ODDIN_CANCEL, 'utf8'), book.clock.now())
          expect(await ingestUof(book.parts, cancel, resolveTo(game))).toMatchObject({ kind: 'bet_cancel' })
          await book.works()
          expect((await demo.bet(bet?.id ?? 0)).result).toBe('win_entire')
          await ingestUof(book.parts, cancel.replace(/ (start|end)_time="\d+"/g, ''), resolveTo(game))
          await book.works()
          expect((await demo.bet(bet?.id ?? 0)).result).toBe('refund_entire')
          const rollback = cancel
            .replaceAll('bet_cancel', 'rollback_bet_cancel')
            .replace(/ (start|end)_time="\d+"/g, '')
          await ingestUof(book.parts, rollback, resolveTo(game))
          await book.works()
          expect((await demo.bet(bet?.id ?? 0)).result).toBe('win_entire')
        }),
    )

    test('BETS-01: a result that comes late voids the bets that were placed after it was stated, and pays those from before', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(), match()]
        const demo = await player()
        const [before] = (await demo.places(single(game.home, STAKE))).expectAccepted()
        book.clock.advance(1_000)
        const known = book.clock.now()
        book.clock.advance(1_000)
        for (const one of [game, other]) one.confirms()
        const [behind, both] = (
          await demo.places([single(game.home, STAKE), combo([game.home, other.home], STAKE)])
        ).expectAccepted()
        const xml = `<bet_settlement product="1" event_id="sr:match:1" timestamp="${known}"><outcomes>
          <market id="1"><outcome id="1" result="1"/><outcome id="2" result="0"/></market></outcomes></bet_settlement>`
        await ingestUof(book.parts, xml, resolveTo(game))
        await other.ends()
        await book.works()
        expect(await demo.bet(before?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 21_00 })
        expect(await demo.bet(behind?.id ?? 0)).toMatchObject({ result: 'refund_entire', win_amount: STAKE })
        expect((await demo.bet(behind?.id ?? 0)).selections[0]?.explanation).toContain('placed after the result')
        // The other leg was decided after the bet: the combo is worth it alone.
        expect(await demo.bet(both?.id ?? 0)).toMatchObject({ status: 'done', win_amount: 21_00 })
        const rollback = xml
          .replaceAll('bet_settlement', 'rollback_bet_settlement')
          .replace(`"${known}"`, `"${known + 1}"`)
        await ingestUof(book.parts, rollback, resolveTo(game))
        await book.works()
        expect((await demo.bet(behind?.id ?? 0)).status).toBe('waiting_results')
        await ingestUof(book.parts, xml.replace(`"${known}"`, `"${book.clock.now()}"`), resolveTo(game))
        await book.works()
        expect(await demo.bet(behind?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 21_00 })
      }))

    test('BETS-01: a result from the future is refused, one of a clock that is a little ahead can be corrected at once', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, STAKE))).expectAccepted()
        const say = async (home: number, ahead: number) => {
          const at = book.clock.now() + ahead
          const xml = `<bet_settlement product="1" event_id="sr:match:1" timestamp="${at}"><outcomes>
            <market id="1"><outcome id="1" result="${home}"/></market></outcomes></bet_settlement>`
          const report = await ingestUof(book.parts, xml, resolveTo(game))
          await book.works()
          return report
        }
        expect(await say(1, 32 * 365 * 86_400_000)).toMatchObject({
          state: 'unusable',
          why: expect.stringContaining('the clock'),
        })
        expect(await say(1, 5 * 60_000 + 1)).toMatchObject({ state: 'unusable' })
        expect((await book.parts.db.query('SELECT 1 FROM market_results WHERE match_id = $1', [game.id])).length).toBe(
          0,
        )
        await demo.expectBalance(990_00)
        expect(await say(1, 4 * 60_000)).toMatchObject({ state: 'taken' })
        await demo.expectBalance(1_011_00)
        await testOperator(book).settles(game, { home: 'lose' })
        await demo.expectBalance(990_00)
      }))

    test('BETS-01: certainty 1 pays, certainty 2 with another result corrects, a repetition changes nothing', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, STAKE))).expectAccepted()
        const say = async (certainty: number, home: number, at: number) => {
          const xml = `<bet_settlement certainty="${certainty}" product="1" event_id="sr:match:1" timestamp="${at}"><outcomes>
            <market id="1"><outcome id="1" result="${home}"/><outcome id="2" result="0"/></market></outcomes></bet_settlement>`
          await ingestUof(book.parts, xml, resolveTo(game))
          await book.works()
        }
        const [first, second] = [book.clock.now(), book.clock.now() + 1_000]
        await say(1, 1, first)
        await demo.expectBalance(1_011_00)
        book.clock.advance(1_000)
        await say(2, 0, second)
        await demo.expectBalance(990_00)
        await say(1, 1, first)
        await say(2, 0, second)
        await demo.expectBalance(990_00)
        expect(book.received(demo).filter((event) => event.type === 'notification')).toHaveLength(2)
      }))
  })
})
