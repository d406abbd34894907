import type { FreebetKind } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { as, FREEBET, given } from '../../testing/given-bonuses.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import type { TestMatch } from '../../testing/test-match.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { TEST_PASSWORD } from '../../testing/test-password.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { auditBook } from '../settlement/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OPENING = 1_000_00
const WORTH = 10_00
const VALID_DAYS = 2
/** One that came back can be used for so long at least. */
const AGAIN_MS = 7 * DAY_MS
const MATCHES = 4
const KINDS: readonly FreebetKind[] = ['freebet', 'freebet_no_risk', 'freebet_all_win', 'freebet_only_win']
type Ending = 'win' | 'lose' | 'void'

/** The payment of a bet of 10.00 at 2.10 by its result, less its own stake. */
const BRINGS: Readonly<Record<FreebetKind, Readonly<Record<Ending, number>>>> = {
  freebet: { win: 11_00, lose: 0, void: 0 },
  freebet_only_win: { win: 11_00, lose: 0, void: 0 },
  freebet_all_win: { win: 21_00, lose: 0, void: 0 },
  freebet_no_risk: { win: 11_00, lose: 0, void: 0 },
}

const STEP = fc.oneof(
  fc.record({ does: fc.constant('give' as const), kind: fc.constantFrom(...KINDS) }),
  fc.record({ does: fc.constant('start' as const), nth: fc.nat(5) }),
  fc.record({ does: fc.constant('use' as const), nth: fc.nat(5), match: fc.nat(MATCHES - 1) }),
  fc.record({ does: fc.constant('use' as const), nth: fc.nat(5), match: fc.nat(MATCHES - 1) }),
  fc.record({
    does: fc.constant('end' as const),
    match: fc.nat(MATCHES - 1),
    ending: fc.constantFrom('win' as const, 'lose' as const, 'void' as const, 'void' as const),
  }),
  fc.record({ does: fc.constant('pass' as const), hours: fc.constantFrom(1, 10, 30, 80, 170) }),
)
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never

interface Own {
  readonly id: number
  readonly kind: FreebetKind
  isStarted: boolean
  isOverridden: boolean
  isUsed: boolean
  endsAt: number
}

interface Placed {
  readonly own: Own
  readonly match: number
  /** It gave its free bet back. */
  hasReturned: boolean
}

/** A second implementation of docs/reference/bonuses.md: what free bets pay a player. */
class Model {
  readonly owned: Own[] = []
  readonly bets: Placed[] = []
  readonly endings: (Ending | null)[] = Array.from({ length: MATCHES }, () => null)

  isOver(own: Own, now: number): boolean {
    return own.endsAt <= now
  }

  runs(own: Own, now: number): boolean {
    return own.isStarted && !own.isOverridden && !own.isUsed && !this.isOver(own, now)
  }

  give(id: number, kind: FreebetKind, now: number): void {
    const isStarted = !this.owned.some((own) => this.runs(own, now))
    this.owned.push({
      ...{ id, kind, isStarted, isOverridden: false, isUsed: false },
      endsAt: now + VALID_DAYS * DAY_MS,
    })
  }

  start(own: Own, now: number): boolean {
    if (own.isUsed || this.isOver(own, now)) return false
    if (this.runs(own, now)) return true
    for (const other of this.owned)
      if (other !== own && other.isStarted && !other.isUsed && !this.isOver(other, now)) other.isOverridden = true
    Object.assign(own, { isStarted: true, isOverridden: false })
    return true
  }

  use(own: Own, match: number, now: number): boolean {
    if (!this.runs(own, now) || this.endings[match] !== null) return false
    own.isUsed = true
    this.bets.push({ own, match, hasReturned: false })
    return true
  }

  end(match: number, ending: Ending, now: number): void {
    this.endings[match] = ending
    const running = this.owned.filter((own) => this.runs(own, now))
    const returned = new Set<Own>()
    for (const bet of this.bets) {
      if (bet.match !== match) continue
      const { own } = bet
      const gives = ending === 'void' && own.kind !== 'freebet_only_win'
      if (gives && !bet.hasReturned) {
        Object.assign(own, { isUsed: false, endsAt: Math.max(own.endsAt, now + AGAIN_MS) })
        bet.hasReturned = true
        returned.add(own)
      } else if (!gives && bet.hasReturned && !own.isUsed && !this.isOver(own, now)) {
        own.isUsed = true
        bet.hasReturned = false
      }
    }
    // One at a time, also of those that come back: the one that ran, then the one that ends first.
    const back = [...returned].toSorted((one, other) => one.endsAt - other.endsAt || one.id - other.id)
    for (const own of running.length > 0 ? back : back.filter((each) => this.runs(each, now)).slice(1))
      if (this.runs(own, now)) own.isOverridden = true
  }

  /** Where none runs, the one of those that wait that ends first. */
  resume(now: number): void {
    if (this.owned.some((own) => this.runs(own, now))) return
    const waiting = this.owned.filter((own) => own.isOverridden && !own.isUsed && !this.isOver(own, now))
    const [next] = waiting.toSorted((one, other) => one.endsAt - other.endsAt || one.id - other.id)
    if (next !== undefined) next.isOverridden = false
  }

  balance(): number {
    return this.bets.reduce((sum, { own, match }) => {
      const ending = this.endings[match]
      const isOpen = ending === null || ending === undefined
      return sum + (isOpen ? (own.kind === 'freebet_no_risk' ? -WORTH : 0) : BRINGS[own.kind][ending])
    }, OPENING)
  }

  status(own: Own, now: number): string {
    if (own.isUsed) return 'bonus_over'
    if (this.isOver(own, now)) return 'expired'
    return own.isOverridden ? 'overridden' : own.isStarted ? 'active' : 'available'
  }
}

interface Real {
  readonly book: TestBook
  readonly player: TestPlayer
  readonly matches: readonly TestMatch[]
}

const RESULTS = {
  win: { home: 'win', draw: 'lose', away: 'lose' },
  lose: { home: 'lose', draw: 'lose', away: 'win' },
  void: { home: 'void', draw: 'void', away: 'void' },
} as const

async function take(step: Step, model: Model, { book, player, matches }: Real): Promise<void> {
  const now = book.clock.now()
  const { owned } = model
  model.resume(now)
  switch (step.does) {
    case 'give': {
      const { id } = await given(book, player, { ...FREEBET, type: step.kind, valid_days: VALID_DAYS })
      return model.give(id, step.kind, now)
    }
    case 'start': {
      const own = owned[step.nth % Math.max(1, owned.length)]
      if (own === undefined) return
      const { status } = await player.call('activateBonus', { params: { id: own.id } })
      return expect(status === 200).toBe(model.start(own, now))
    }
    case 'use': {
      const own = owned[step.nth % Math.max(1, owned.length)]
      const game = matches[step.match]
      if (own === undefined || game === undefined) return
      if (model.endings[step.match] === null) game.confirms()
      const { result } = await player.places({ ...single(game.home, WORTH), ...as(own.id, own.kind) })
      return expect(result.status === 201, result.text).toBe(model.use(own, step.match, now))
    }
    case 'end': {
      const game = matches[step.match]
      if (game === undefined) return
      if (model.endings[step.match] === null) await game.ends(RESULTS[step.ending])
      else await testOperator(book).settles(game, RESULTS[step.ending])
      await book.passes(2_000)
      return model.end(step.match, step.ending, book.clock.now())
    }
    case 'pass': {
      await book.passes(step.hours * HOUR_MS)
      // A session ends by itself before the steps do.
      const body = { email: player.email, password: TEST_PASSWORD }
      expect((await player.call('signIn', { body })).status).toBe(200)
      return
    }
  }
}

onDatabase((suite) => {
  describe('free bets', () => {
    test(
      'BONUS-01 BONUS-03: given, started, used, won, lost, void, corrected and expired in any order, their states and payouts are those of the rules, and the books are clean',
      () =>
        onBook(suite, async ({ book, match, player }) => {
          await fc.assert(
            fc.asyncProperty(fc.array(STEP, { minLength: 8, maxLength: 24, size: 'max' }), async (steps) => {
              const real: Real = {
                book,
                player: await player(),
                matches: Array.from({ length: MATCHES }, () => match()),
              }
              const model = new Model()
              for (const step of steps) {
                await take(step, model, real)
                await book.passes(1_000)
                const now = book.clock.now()
                model.resume(now)
                const shown = (await real.player.call('getBonuses')).answer.data
                for (const own of model.owned)
                  expect([own.id, shown.find(({ id }) => id === own.id)?.status]).toEqual([
                    own.id,
                    model.status(own, now),
                  ])
                await real.player.expectBalance(model.balance())
              }
              expect(await auditBook(book.parts.db)).toEqual([])
            }),
            { numRuns: 2 * suite().histories },
          )
        }),
      240_000,
    )
  })
})
