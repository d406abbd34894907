import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import type { TestMatch } from '../../../testing/test-match.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { auditLedger } from '../../wallet/index.ts'

const MATCHES = 3
const OPENING = 500_00

/** n / d; d above 0. */
type Ratio = readonly [n: bigint, d: bigint]

const NOTHING: Ratio = [0n, 1n]
const sum = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d]
const whole = ([n, d]: Ratio): number => Number(n / d)

/** What a bet should be. */
interface BetModel {
  readonly id: number
  readonly match: number
  readonly odds: number
  openStake: number
  cashed: number
  /** The value of parts above the sums paid for them, in subunits; the next part gets it. */
  owed: Ratio
  status: 'waiting_results' | 'cashed_out' | 'done'
}

/** What the whole should be. */
interface Model {
  balance: number
  bets: BetModel[]
  readonly prices: number[]
  readonly suspended: boolean[]
  /** Result recorded, and settled when `settled`. */
  readonly ended: ('win' | 'lose' | null)[]
}

interface Real {
  readonly book: TestBook
  readonly matches: readonly TestMatch[]
  readonly player: TestPlayer
  keys: number
}

type Step = fc.AsyncCommand<Model, Real>

function command(name: string, can: (model: Model) => boolean, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: can,
    async run(model, real) {
      await run(model, real)
      await real.player.expectBalance(model.balance)
      expect(await auditLedger(real.book.parts.db)).toEqual([])
    },
    toString: () => name,
  }
}

const at = fc.nat({ max: MATCHES - 1 })
const isOn = (model: Model, match: number) => model.ended[match] === null && model.suspended[match] === false

const steps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(at, fc.integer({ min: 1_00, max: 20_00 })).map(([match, stake]) =>
    command(
      `place ${stake} on ${match}`,
      (model) => isOn(model, match) && model.balance >= stake,
      async (model, real) => {
        const game = real.matches[match] as TestMatch
        const [bet] = (await real.player.places(single(game.home, stake), { mode: 'any' })).expectAccepted()
        model.balance -= stake
        const odds = model.prices[match] ?? 0
        model.bets.push({
          id: bet?.id ?? 0,
          match,
          odds,
          openStake: stake,
          cashed: 0,
          owed: NOTHING,
          status: 'waiting_results',
        })
      },
    ),
  ),
  fc.tuple(at, fc.integer({ min: 10_500, max: 80_000 })).map(([match, home]) =>
    command(
      `price of ${match} to ${home}`,
      (model) => model.ended[match] === null,
      async (model, real) => {
        real.matches[match]?.moves({ home })
        model.prices[match] = home
      },
    ),
  ),
  fc.tuple(at, fc.boolean()).map(([match, on]) =>
    command(
      `${on ? 'open' : 'suspend'} ${match}`,
      (model) => model.ended[match] === null,
      async (model, real) => {
        if (on) real.matches[match]?.reopens()
        else real.matches[match]?.suspends()
        model.suspended[match] = !on
      },
    ),
  ),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 100 }), fc.integer({ min: -50, max: 50 })).map(([nth, share, off]) =>
    command(
      `cash out ${share} % of bet ${nth}, seen ${off} off`,
      (model) => model.bets.length > 0,
      (model, real) => cashOut(model, real, nth, share, off),
    ),
  ),
  fc.tuple(at, fc.constantFrom('win' as const, 'lose' as const)).map(([match, result]) =>
    command(
      `end ${match}: ${result}`,
      (model) => model.ended[match] === null,
      async (model, real) => {
        await real.matches[match]?.ends({ home: result })
        model.ended[match] = result
      },
    ),
  ),
  fc.constant(
    command(
      'settle',
      () => true,
      async (model, real) => {
        await real.book.passes(1_000)
        for (const bet of model.bets) {
          const result = model.ended[bet.match]
          if (bet.status !== 'waiting_results' || !result) continue
          bet.status = 'done'
          if (result === 'win') model.balance += Math.round((bet.openStake * bet.odds) / 10_000)
        }
      },
    ),
  ),
]

/** Requests a share of the newest value, or of one that is `off` more or less than it. */
async function cashOut(model: Model, real: Real, nth: number, share: number, off: number): Promise<void> {
  const bet = model.bets[nth % model.bets.length] as BetModel
  const { to_cashout: value } = await real.player.bet(bet.id)
  const isOpen = bet.status === 'waiting_results' && isOn(model, bet.match)
  if (!isOpen) expect(value).toBeNull()
  // The board's probabilities count to nine digits.
  const probability = BigInt(Math.floor((10_000 / (model.prices[bet.match] ?? 1)) * 1e9))
  const fair: Ratio = [95n * BigInt(bet.openStake) * BigInt(bet.odds) * probability, 100n * 10_000n * 1_000_000_000n]
  if (isOpen) expect(value).toBe(whole(sum(fair, bet.owed)))
  const seen = Math.max(1, (value ?? 100) + off)
  const headers = { 'idempotency-key': `model-${bet.id}-${real.keys++}` }
  const body = { bet_id: bet.id, to_cashout: seen, share }
  const answer = await real.player.call('cashOutBet', { body, headers })
  const again = await real.player.call('cashOutBet', { body, headers })
  expect(again.text).toBe(answer.text)
  const stake = share === 100 ? bet.openStake : Math.floor((bet.openStake * share) / 100)
  // A player who saw less than the value gets their share of the seen value, less the amount already owed to them.
  const [n, d]: Ratio = seen === value ? fair : sum([BigInt(seen), 1n], [-bet.owed[0], bet.owed[1]])
  // Of a bet that is sold nothing is left to share.
  const part: Ratio = bet.openStake === 0 ? NOTHING : [(n < 0n ? 0n : n) * BigInt(stake), d * BigInt(bet.openStake)]
  const due = sum(part, bet.owed)
  const amount = share === 100 ? seen : whole(due)
  const isPaid = value !== null && seen <= value && stake > 0 && amount > 0
  expect(answer.status, answer.text).toBe(isPaid ? 200 : 400)
  if (!isPaid) return
  bet.owed = share === 100 ? NOTHING : sum(due, [BigInt(-amount), 1n])
  bet.openStake -= stake
  bet.cashed += amount
  model.balance += amount
  if (bet.openStake === 0) bet.status = 'cashed_out'
  expect(await real.player.bet(bet.id)).toMatchObject({ status: bet.status, open_stake: bet.openStake })
}

onDatabase((suite) => {
  describe('cash-out against a model, in random histories', () => {
    test('BETS-05: what one part leaves over makes the next one large enough to be paid', () =>
      onBook(suite, async ({ match, player }) => {
        const demo = await player()
        const [bet] = (await demo.places(single(match({ odds: { home: 20_000 } }).home, 1_00))).expectAccepted()
        const id = bet?.id ?? 0
        for (const seen of [95, 94]) {
          const headers = { 'idempotency-key': `left-over-${id}-${seen}` }
          const result = await demo.call('cashOutBet', { body: { bet_id: id, to_cashout: seen, share: 2 }, headers })
          expect(result.answer.data.cashouts.at(-1)).toMatchObject({ amount: 1 })
        }
        expect(await demo.bet(id)).toMatchObject({ open_stake: 97, to_cashout: 93 })
      }))

    test(
      'BETS-02, BETS-05: prices, suspensions, results and cash-outs in any order: the balance is what it should be at every step, and every bet ends once',
      () =>
        onBook(suite, async ({ book, match, player }) => {
          await fc.assert(
            fc.asyncProperty(fc.commands([...steps], { maxCommands: 25 }), async (commands) => {
              const matches = Array.from({ length: MATCHES }, () => match({ odds: { home: 20_000 } }))
              const real: Real = { book, matches, player: await player({ EUR: OPENING }), keys: 0 }
              const model: Model = {
                balance: OPENING,
                bets: [],
                prices: matches.map(() => 20_000),
                suspended: matches.map(() => false),
                ended: matches.map(() => null),
              }
              await fc.asyncModelRun(() => ({ model, real }), commands)
              for (const [index, game] of matches.entries()) if (model.ended[index] === null) await game.ends()
              await book.passes(1_000)
              for (const bet of await real.player.bets()) {
                expect(['done', 'cashed_out']).toContain(bet.status)
                const parts = bet.cashouts.reduce((sum, part) => sum + part.stake, 0)
                expect(parts + bet.open_stake).toBe(bet.stake.value)
              }
            }),
            { numRuns: 4 * suite().histories },
          )
        }),
      120_000,
    )
  })
})
