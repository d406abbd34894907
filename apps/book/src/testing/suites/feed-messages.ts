import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyMessage, readUofMessage } from '../../modules/pricing/results/index.ts'
import { ingestUof } from '../../modules/settlement/index.ts'
import { storeSingles } from '../store-bet.ts'
import type { TestMatch } from '../test-match.ts'
import { single } from '../test-player.ts'
import { onBook, type Suite } from './suite.ts'

const SAMPLES = new URL('../../../../../../shared/feed-samples/', import.meta.url)
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

export function feedMessagesSuite(suite: () => Suite): void {
  const resolveTo = (match: TestMatch) => async () => ({ matchId: match.id, sport: 'football' as const })

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
          const legs = outcomes.map(({ attributes: _, ...key }) => ({ ...key, matchId: game.id, odds: ODDS }))
          const pays = outcomes.map(({ attributes }) => expected(attributes))
          expect(new Set(pays)).toEqual(new Set([0, 21_00, 10_00, 5_00, 15_50, 10_50]))
          const ids = await storeSingles(book.context, demo, legs, BigInt(STAKE))
          await applyMessage(book.context.db, { ...message, matchId: game.id }, book.clock.now())
          await book.works()
          const paid = await Promise.all(ids.map(async (id) => (await demo.bet(id)).win_amount))
          expect(paid).toEqual(pays)
          await demo.expectBalance(10_000_00 - pays.length * STAKE + paid.reduce((sum, amount) => sum + amount, 0))
        }),
    )

    test.runIf(hasSamples)(
      "BETS-01: Oddin's settlement and cancellation count for the event they name; what is unknown is named and dropped",
      () =>
        onBook(suite, async ({ book, match, player }) => {
          const game = match()
          const demo = await player()
          const [bet] = (await demo.places(single(game.home, STAKE))).expectAccepted()
          const settlement = readFileSync(ODDIN_SETTLEMENT, 'utf8')
          expect(await ingestUof(book.context, settlement)).toEqual({
            state: 'ignored',
            why: 'od:match:198314 is not an event of this book',
          })
          const report = await ingestUof(book.context, settlement, resolveTo(game))
          expect(report).toEqual({
            state: 'taken',
            kind: 'bet_settlement',
            dropped: ['market 42, unknown in football'],
          })
          await book.works()
          expect(await demo.bet(bet?.id ?? 0)).toMatchObject({ result: 'win_entire', win_amount: 21_00 })
          // The sample's window is long before this bet; without its times it covers all.
          const cancel = readFileSync(ODDIN_CANCEL, 'utf8')
          expect(await ingestUof(book.context, cancel, resolveTo(game))).toMatchObject({ kind: 'bet_cancel' })
          await book.works()
          expect((await demo.bet(bet?.id ?? 0)).result).toBe('win_entire')
          await ingestUof(book.context, cancel.replace(/ (start|end)_time="\d+"/g, ''), resolveTo(game))
          await book.works()
          expect((await demo.bet(bet?.id ?? 0)).result).toBe('refund_entire')
          const rollback = cancel
            .replaceAll('bet_cancel', 'rollback_bet_cancel')
            .replace(/ (start|end)_time="\d+"/g, '')
          await ingestUof(book.context, rollback, resolveTo(game))
          await book.works()
          expect((await demo.bet(bet?.id ?? 0)).result).toBe('win_entire')
        }),
    )

    test('BETS-01: certainty 1 pays, certainty 2 with another result corrects, a repetition changes nothing', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, STAKE))).expectAccepted()
        const say = async (certainty: number, home: number, at: number) => {
          const xml = `<bet_settlement certainty="${certainty}" product="1" event_id="sr:match:1" timestamp="${at}"><outcomes>
            <market id="1"><outcome id="1" result="${home}"/><outcome id="2" result="0"/></market></outcomes></bet_settlement>`
          await ingestUof(book.context, xml, resolveTo(game))
          await book.works()
        }
        await say(1, 1, 1_000)
        await demo.expectBalance(1_011_00)
        await say(2, 0, 2_000)
        await demo.expectBalance(990_00)
        await say(1, 1, 1_000)
        await say(2, 0, 2_000)
        await demo.expectBalance(990_00)
        expect(book.told(demo).filter((event) => event.type === 'notification')).toHaveLength(2)
      }))
  })
}
