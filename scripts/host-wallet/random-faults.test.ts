import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPgDatabase, type PgDatabase } from '../../apps/book/src/testing/pg-database.ts'
import type { TestMatch } from '../../apps/book/src/testing/test-match.ts'
import { testOperator } from '../../apps/book/src/testing/test-operator.ts'
import { single } from '../../apps/book/src/testing/test-player.ts'
import type { LineFault } from './faulty-line.ts'
import { type HostWalletWorld, openHostWallet } from './hosted-player.ts'

const server = inject('postgres')
const FAULTS = ['none', 'none', 'lost', 'unanswered', 'twice', 'late', 'broken', 'nonsense'] as const
const HISTORIES = 6

/** One step of a history. */
type Step =
  | { readonly kind: 'bet'; readonly stake: number; readonly isLive: boolean }
  | { readonly kind: 'end'; readonly isWon: boolean }
  | { readonly kind: 'correct'; readonly isWon: boolean }
  | { readonly kind: 'deposit' | 'withdraw'; readonly amount: number }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'let' }

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('bet'),
      stake: fc.integer({ min: 50, max: 40_00 }),
      isLive: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end'), isWon: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('correct'), isWon: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('deposit', 'withdraw'), amount: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass'), ms: fc.constantFrom(200, 1_000, 4_000, 11_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('let') }) },
) as fc.Arbitrary<Step>

describe.skipIf(server === null)('histories of a host that keeps the money, on a line that fails', () => {
  let database: PgDatabase
  let matches = 950_000
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  async function plays(world: HostWalletWorld, steps: readonly Step[], faults: readonly LineFault[]): Promise<void> {
    const { book, player, line } = world
    const operator = testOperator(book)
    const open: TestMatch[] = []
    const ended: TestMatch[] = []
    let asked = 0
    line.faults(() => faults[asked++ % faults.length] ?? 'none')
    const resultOf = (isWon: boolean) =>
      isWon
        ? ({ home: 'win', draw: 'lose', away: 'lose' } as const)
        : ({ home: 'lose', draw: 'win', away: 'lose' } as const)
    for (const step of steps) {
      switch (step.kind) {
        case 'bet': {
          const game = book.offers({ id: ++matches, isLive: step.isLive })
          open.push(game)
          await player.places(single(game.home, step.stake))
          break
        }
        case 'end': {
          const game = open.shift()
          if (game === undefined) break
          await game.ends(resultOf(step.isWon))
          ended.push(game)
          break
        }
        case 'correct':
          if (ended[0] !== undefined) await operator.settles(ended[0], resultOf(step.isWon))
          break
        case 'deposit':
          await world.deposits(step.amount)
          break
        case 'withdraw':
          await world
            .withdraws(Math.min(step.amount, Math.floor((await world.hostBalance()) / 100)) || 1)
            .catch(() => {})
          break
        case 'pass':
          await book.passes(step.ms)
          break
        case 'let':
          await line.lets()
      }
    }
  }

  test('EMBED-03: whatever is lost, doubled, late or unanswered, both ledgers are equal at the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(STEP, { minLength: 10, maxLength: 30 }),
        fc.array(fc.constantFrom<LineFault>(...FAULTS), { minLength: 1, maxLength: 12 }),
        async (steps, faults) => {
          const world = await openHostWallet(database.db)
          await world.deposits(100)
          await plays(world, steps, faults)
          await world.settles()
          await world.line.lets()
          const stuck = await database.db.query(
            `SELECT b.id FROM bets b WHERE b.player_id = $1 AND b.status = 'submitted'`,
            [world.player.id],
          )
          expect(stuck).toEqual([])
          await world.close()
        },
      ),
      {
        numRuns: HISTORIES,
        // A deposit whose notice arrived while the host did not return a balance.
        examples: [[[{ kind: 'deposit', amount: 1 }], ['late', 'unanswered', 'none']]],
      },
    )
  })
})
