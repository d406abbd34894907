import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atNight } from '../../../testing/at-night.ts'
import { type Name, onTwoProviders, settled, TwoProviders } from '../../../testing/feed/two-providers.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'

const NAMES = ['betradar', 'oddin'] as const
const ODDS = { 1: 20_000, 2: 35_000, 3: 40_000 } as const
type Outcome = keyof typeof ODDS

/** Limits of the book on a match, in cents. */
function limits(book: TestBook, perOutcome: number, perMarket: number, perPlayer: number): void {
  Object.assign(book.parts.bets.riskLimits, { of: () => ({ perOutcome, perMarket, perPlayer }) })
}

async function maxStake(player: TestPlayer, match: TwoProviders, name: Name): Promise<number> {
  const bets = [{ stake: { currency: 'EUR' }, selections: [match.pick(name)] }]
  return (await player.call('getMaxStake', { body: { bets } })).answer.data[0]?.max_stake ?? -1
}

/** A bet on an outcome of a provider's event, at its price. */
function bet(match: TwoProviders, name: Name, outcome: Outcome, stake: number) {
  return single({ ...match.pick(name, ODDS[outcome]), outcome_id: String(outcome) }, stake)
}

onDatabase((suite) => {
  describe('limits of an event that several providers have', () => {
    test('SLIP-11: bets on the event of one provider leave less room on that of the other, and free it when they end', () =>
      onTwoProviders(suite, async ({ match, player, book }) => {
        limits(book, 1_000_00, 1_500_00, 800_00)
        const [first, second] = [await player({ EUR: 10_000_00 }), await player({ EUR: 10_000_00 })]
        ;(await first.places(bet(match, 'betradar', 1, 300_00))).expectAccepted()
        // Not mapped yet: each event has limits of its own.
        expect(await maxStake(first, match, 'oddin')).toBe(400_00)
        await match.confirm()
        ;(await first.places(bet(match, 'betradar', 1, 50_00))).expectAccepted()
        await match.map('offer', match.urn('oddin'))
        expect(await maxStake(first, match, 'oddin')).toBe(50_00)
        expect(await maxStake(second, match, 'oddin')).toBe(150_00)
        const over = (await second.places(bet(match, 'oddin', 1, 150_01))).expectRefused('stake_too_high')
        expect(over.data.errors_by_bet[0]?.max_stake).toBe(150_00)
        ;(await second.places(bet(match, 'oddin', 1, 150_00))).expectAccepted()
        expect(await maxStake(second, match, 'oddin')).toBe(0)
        // The bets on the first provider's event are settled: their room is free on the other one.
        await match.sends('betradar', settled(match.betradar, 1, book.clock.now() - 1))
        await book.works()
        expect(await maxStake(second, match, 'oddin')).toBe(250_00)
      }))

    test('PLACE-04: a large stake is one also where half of it is on the event of each provider', () =>
      onTwoProviders(suite, async ({ match, player }) => {
        await match.confirm()
        const rich = await player({ EUR: 100_000_00 })
        const [first] = (await rich.places(bet(match, 'betradar', 1, 4_000_00))).expectAccepted()
        expect(first).toMatchObject({ status: 'waiting_results', is_vip: false })
        await match.map('offer', match.urn('oddin'))
        const [second] = (await rich.places(bet(match, 'oddin', 1, 4_000_00))).expectAccepted()
        expect(second).toMatchObject({ status: 'submitted', is_vip: true })
        const [other] = (await rich.places(bet(match, 'oddin', 2, 4_000_00))).expectAccepted()
        expect(other).toMatchObject({ status: 'waiting_results', is_vip: false })
      }))

    const STEP = fc.record({
      name: fc.constantFrom<Name>(...NAMES),
      who: fc.constantFrom(0, 1, 2),
      outcome: fc.constantFrom<Outcome>(1, 2, 3),
      stake: fc.integer({ min: 1, max: 12 }).map((n) => n * 20_00),
    })

    test('SLIP-11: however often the provider changes, a bet is taken exactly where both events together leave room', () =>
      onTwoProviders(suite, async ({ match: first, player, book }) => {
        await first.close()
        const [perOutcome, perMarket, perPlayer] = [1_000_00, 1_500_00, 800_00]
        limits(book, perOutcome, perMarket, perPlayer)
        await fc.assert(
          fc.asyncProperty(fc.array(STEP, { minLength: 8, maxLength: 16 }), async (steps) => {
            const match = await TwoProviders.open(book)
            await match.confirm()
            const players = [
              await player({ EUR: 10_000_00 }),
              await player({ EUR: 10_000_00 }),
              await player({ EUR: 10_000_00 }),
            ]
            const used = new Map<string, number>()
            const add = (key: string, amount: number) => used.set(key, (used.get(key) ?? 0) + amount)
            const fits = (key: string, amount: number, cap: number) => (used.get(key) ?? 0) + amount <= cap
            let offered: Name = 'betradar'
            for (const { name, who, outcome, stake } of steps) {
              if (name !== offered) await match.map('offer', match.urn(name))
              offered = name
              const pays = (stake * ODDS[outcome]) / 10_000
              const hasRoom =
                fits(`outcome ${outcome}`, pays, perOutcome) &&
                fits('market', pays, perMarket) &&
                fits(`player ${who}`, pays, perPlayer)
              const answer = await players[who]?.places(bet(match, name, outcome, stake))
              if (!hasRoom) {
                answer?.expectRefused('stake_too_high')
                continue
              }
              answer?.expectAccepted()
              for (const key of [`outcome ${outcome}`, 'market', `player ${who}`]) add(key, pays)
            }
            await match.close()
          }),
          { numRuns: atNight(4, 80) },
        )
        await book.expectCleanBooks()
      }))
  })
})
