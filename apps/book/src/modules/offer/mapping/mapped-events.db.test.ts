import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '../../../kernel/metrics/create-metrics.ts'
import { perform } from '../../../operator/perform.ts'
import { atNight } from '../../../testing/at-night.ts'
import { cashesOut } from '../../../testing/cashes-out.ts'
import { exportedBy } from '../../../testing/exported-values.ts'
import { market, oddsChange } from '../../../testing/feed/messages.ts'
import { TestFeed } from '../../../testing/feed/test-feed.ts'
import { type Name, onTwoProviders, settled, TwoProviders } from '../../../testing/feed/two-providers.ts'
import { injectCall } from '../../../testing/inject-call.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { openTestBook, type TestBook } from '../../../testing/test-book.ts'
import { single } from '../../../testing/test-player.ts'
import { measureSuggestions } from './waiting-suggestions.ts'

const FAILOVER_S = 5
const ORDER = { PROVIDER_ORDER: 'regular=oddin>betradar' }

/** Pairs that wait for a person, as the owner of the offer exports them. */
async function waitingPairs({ parts: { db, clock } }: TestBook): Promise<number | undefined> {
  const metrics = createMetrics()
  measureSuggestions({ db, clock, metrics }, () => true)
  return (await exportedBy(metrics)).get('touchline_mapping_suggestions')
}

onDatabase((suite) => {
  const onTwo = (run: Parameters<typeof onTwoProviders>[1], env?: Parameters<typeof onTwoProviders>[2]) =>
    onTwoProviders(suite, run, env)

  describe('an event that several providers have', () => {
    test('CAT-05: is suggested by names, kick-off and league; confirmed, it is listed once, and the event that is held takes no bet', () =>
      onTwo(async ({ match, player, book }) => {
        expect(await match.listed()).toEqual([match.betradar, match.oddin])
        expect(await match.map()).toContain(`${match.urn('betradar')} Alpha Town – Beta City, Test League`)
        expect(await waitingPairs(book)).toBe(1)
        expect(await match.confirm()).toContain('are one event')
        expect(await match.listed()).toEqual([match.betradar])
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['open', 'suspended'])
        expect(await match.map('list')).toContain(`${match.urn('betradar')} (betradar, offers)`)
        expect(await match.map()).not.toContain(match.urn('oddin'))
        expect(await waitingPairs(book)).toBe(0)
        const demo = await player()
        ;(await demo.places(single(match.pick('betradar'), 1_00))).expectAccepted()
        ;(await demo.places(single(match.pick('oddin'), 1_00))).expectRefused('market_suspended')
        // Its prices go on coming, and stay held.
        await match.prices({ oddin: 2.2 })
        expect(match.quote('oddin')).toBe('suspended')
        // A page of the event that is held shows the one that is offered.
        const page = await injectCall(book.app, 'getMatch', { params: { id: match.oddin } })
        expect(page.answer.data.id).toBe(match.betradar)
      }))

    test('a pair that a person rejects is not suggested again, and a mapping of it ends', () =>
      onTwo(async ({ match }) => {
        await match.confirm()
        expect(await match.map('reject', match.urn('oddin'), match.urn('betradar'))).toContain('are different events')
        expect(await match.listed()).toEqual([match.betradar, match.oddin])
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['open', 'open'])
        expect(await match.map()).not.toContain(match.urn('oddin'))
        expect(await match.map('list')).not.toContain(match.urn('oddin'))
      }))

    test('the command says what it cannot map', () =>
      onTwo(async ({ match, book }) => {
        expect(await match.map('confirm', 'sr:match:1', match.urn('oddin'))).toContain(
          'sr:match:1 is no open match or outright',
        )
        expect(await match.map('confirm', match.urn('oddin'), match.urn('oddin'))).toContain('of one provider')
        expect(await match.map('offer', match.urn('oddin'))).toContain('mapped to no other event')
        expect(await match.map('confirm')).toContain('Usage')
        await match.confirm()
        const third = await TwoProviders.open(book)
        expect(await third.map('confirm', third.urn('oddin'), match.urn('betradar'))).toContain(match.urn('oddin'))
        await third.close()
      }))

    test('CAT-05: is offered by the provider that is configured for its sport until a person chooses another one, which holds after a restart', () =>
      onTwo(async ({ match, book, player }) => {
        await match.confirm()
        expect(await match.listed()).toEqual([match.oddin])
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['suspended', 'open'])
        await match.map('offer', match.urn('betradar'))
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['open', 'suspended'])
        expect(await match.map('list')).toContain(`${match.urn('betradar')} (betradar, offers)`)
        const demo = await player()
        ;(await demo.places(single(match.pick('betradar'), 1_00))).expectAccepted()
        await match.close()
        const next = await openTestBook(suite().db, book.clock, ORDER)
        const again = await TestFeed.open(next, match.betradar)
        await next.works()
        const states = [match.betradar, match.oddin].map(
          (id) => next.parts.board.quote(id, 1, '', '1', next.clock.now()).state,
        )
        expect(states).toEqual(['open', 'suspended'])
        await again.source.stop()
        await next.app.close()
      }, ORDER))
  })

  describe('two providers that do not agree how far a match is', () => {
    test('SLIP-07: while the provider that is held says that it has begun, the one that offers takes no bets on the time before', () =>
      onTwo(async ({ match, book, player }) => {
        await match.confirm()
        const begun = (name: Name) =>
          match.sends(
            name,
            oddsChange(match[name], 1, [], book.clock.now(), '<sport_event_status status="1" reporting="1"/>'),
          )
        await begun('oddin')
        await book.works()
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['suspended', 'suspended'])
        expect(await match.listed()).toEqual([match.betradar])
        const demo = await player()
        ;(await demo.places(single(match.pick('betradar'), 1_00))).expectRefused('market_suspended')
        book.clock.advance(1_000)
        await begun('betradar')
        const live = oddsChange(match.betradar, 1, [market(1, { 1: 2, 2: 3.5, 3: 4 })], book.clock.now())
        await match.sends('betradar', live)
        await book.works()
        expect(match.quote('betradar')).toBe('open')
      }))
  })

  describe('a provider that falls silent', () => {
    test('SLIP-07: has its markets suspended, and where no other may take over, they stay so', () =>
      onTwo(async ({ match }) => {
        await match.confirm()
        await match.passes(22_000, { oddin: 2 })
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['suspended', 'suspended'])
        await match.passes(20_000, { oddin: 2 })
        expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['stale', 'suspended'])
        expect(await match.listed()).toEqual([match.betradar])
      }))

    test('SLIP-07 BETS-01 BETS-02: hands its events to the next one, at prices that no slip holds, and the bets of each are settled by its own provider', () =>
      onTwo(
        async ({ match, player, book }) => {
          await match.confirm()
          const demo = await player({ EUR: 100_00 })
          const [first] = (await demo.places(single(match.pick('betradar'), 10_00))).expectAccepted()
          const [third] = (await demo.places(single(match.pick('betradar'), 10_00))).expectAccepted()
          const cashOut = async () => {
            const { error } = await cashesOut(demo, first?.id ?? 0, { seen: 1 })
            const { to_cashout: value, cashout_off: why } = await demo.bet(first?.id ?? 0)
            return [value, why, error.key]
          }
          const off = [null, 'provider_down', 'error.place_bets.provider_down']
          expect((await demo.bet(first?.id ?? 0)).to_cashout).toBe(9_50)
          await match.passes(22_000, { oddin: 2 })
          expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['suspended', 'suspended'])
          expect(await cashOut()).toEqual(off)
          await match.passes((FAILOVER_S + 1) * 1_000, { oddin: 2 })
          expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['suspended', 'open'])
          expect(await match.listed()).toEqual([match.oddin])
          // An open page receives on the channel of its event which one to open.
          expect([match.offeredAs('betradar'), match.offeredAs('oddin')]).toEqual([match.oddin, undefined])
          const { text } = await perform({ name: 'feed', args: ['status'] }, book.parts)
          expect(text).toMatch(/events of several providers are mapped, 0 suggestions wait \(map\), [1-9]\d* failovers/)
          // The price of the provider before, equal to the present one, is refused: it is of another event.
          ;(await demo.places(single(match.pick('betradar'), 1_00), { mode: 'any' })).expectRefused('provider_down')
          const [second] = (await demo.places(single(match.pick('oddin'), 10_00))).expectAccepted()
          // The bet of the first provider is not sold at the price of the second one.
          expect(await cashOut()).toEqual(off)
          // The first provider is back: the second one keeps the event, and bets of the first one have its prices
          // again.
          await match.passes(3_000, { betradar: 4, oddin: 2 })
          expect([match.quote('betradar'), match.quote('oddin')]).toEqual(['suspended', 'open'])
          expect(await demo.bet(third?.id ?? 0)).toMatchObject({ to_cashout: 4_75 })
          const { status } = await cashesOut(demo, third?.id ?? 0, { seen: 4_75 })
          expect(status).toBe(200)
          ;(await demo.places(single(match.pick('betradar', 40_000), 1_00))).expectRefused('market_suspended')
          const now = book.clock.now()
          await match.sends('betradar', settled(match.betradar, 1, now - 2))
          await match.sends('oddin', settled(match.oddin, 0, now - 1))
          await book.works()
          expect([await demo.bet(first?.id ?? 0), await demo.bet(second?.id ?? 0)]).toMatchObject([
            { status: 'done', result: 'win_entire', win_amount: 20_00 },
            { status: 'done', result: 'lose_entire' },
          ])
          await demo.expectBalance(94_75)
        },
        { FEED_FAILOVER: String(FAILOVER_S) },
      ))

    const WORD = fc.record({
      name: fc.constantFrom<Name>('betradar', 'oddin'),
      kind: fc.constantFrom('bet_settlement', 'bet_settlement', 'rollback_bet_settlement'),
      result: fc.constantFrom(0, 1),
      at: fc.integer({ min: 1, max: 20 }),
      isTwice: fc.boolean(),
    })

    test('BETS-01: whatever both providers say about results, in any order and however often, each bet follows its own provider and is paid once', () =>
      onTwo(
        async ({ match: first, player, book }) => {
          await first.close()
          await fc.assert(
            fc.asyncProperty(fc.array(WORD, { maxLength: 12 }), async (words) => {
              const match = await TwoProviders.open(book)
              await match.confirm()
              const demo = await player({ EUR: 100_00 })
              const [one] = (await demo.places(single(match.pick('betradar'), 10_00))).expectAccepted()
              await match.map('offer', match.urn('oddin'))
              const [other] = (await demo.places(single(match.pick('oddin'), 10_00))).expectAccepted()
              book.clock.advance(1_000)
              const now = book.clock.now()
              for (const { name, kind, result, at, isTwice } of words) {
                const text = settled(match[name], result, now - 500 + at, kind)
                await match.sends(name, text)
                if (isTwice) await match.sends(name, text)
              }
              book.clock.advance(1_000)
              await book.works()
              const bets = [await demo.bet(one?.id ?? 0), await demo.bet(other?.id ?? 0)]
              const expected = (['betradar', 'oddin'] as const).map((name) =>
                lastOf(words.filter((word) => word.name === name)),
              )
              expect(bets.map(({ result }) => result)).toEqual(expected.map((end) => END[end]))
              await demo.expectBalance(80_00 + expected.reduce((sum, end) => sum + (end === 'won' ? 20_00 : 0), 0))
              await book.expectCleanBooks()
              await match.close()
            }),
            { numRuns: atNight(6, 60) },
          )
        },
        { FEED_FAILOVER: String(FAILOVER_S) },
      ))
  })
})

type End = 'open' | 'won' | 'lost'
const END: Readonly<Record<End, string>> = { open: 'no_results', won: 'win_entire', lost: 'lose_entire' }

/**
 * How the bet ends by what its own provider reported: of one moment what takes back counts first, and of two results
 * the order of their text.
 */
function lastOf(words: readonly { readonly kind: string; readonly result: number; readonly at: number }[]): End {
  const rank = ({ kind, result }: (typeof words)[number]) => (kind === 'bet_settlement' ? 1 + result : 0)
  const last = [...words].sort((a, b) => a.at - b.at || rank(a) - rank(b)).at(-1)
  if (last === undefined || last.kind !== 'bet_settlement') return 'open'
  return last.result === 1 ? 'won' : 'lost'
}
