import type { BetRequest } from '@touchline/contract'
import type { LegOutcome } from '@touchline/sports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import type { TestMatch, TestSelection } from '../../testing/test-match.ts'
import { combo, single, system, type TestPlayer } from '../../testing/test-player.ts'
import { auditBook } from '../settlement/index.ts'
import { deposit } from './index.ts'

const MATCHES = 5
const PLAYERS = 3
const OPENING = 100_00

const at = (count: number) => fc.nat({ max: count - 1 })
const outcome = fc.constantFrom<LegOutcome>('win', 'half_win', 'push', 'void', 'half_lose', 'lose')

/** What can happen in a book. */
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      player: at(PLAYERS),
      picks: fc.uniqueArray(at(MATCHES), { minLength: 1, maxLength: 4 }),
      side: fc.constantFrom('home' as const, 'draw' as const, 'away' as const),
      stake: fc.integer({ min: 5, max: 60_00 }),
      isSystem: fc.boolean(),
      mode: fc.constantFrom('none' as const, 'higher' as const, 'any' as const),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      match: at(MATCHES),
      odds: fc.integer({ min: 10_200, max: 90_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('suspend' as const), match: at(MATCHES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), match: at(MATCHES) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      match: at(MATCHES),
      home: outcome,
      draw: outcome,
      away: outcome,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1, 1_000, 3_000, 20_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      player: at(PLAYERS),
      amount: fc.integer({ min: 1, max: 50_00 }),
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

interface World {
  readonly book: TestBook
  readonly matches: readonly TestMatch[]
  readonly players: readonly TestPlayer[]
  readonly ended: Set<number>
}

async function perform(world: World, step: Action, name: string): Promise<void> {
  const { book, matches, players, ended } = world
  switch (step.kind) {
    case 'place': {
      const picks = step.picks.map((index) => matches[index]?.[step.side]).filter((pick) => pick !== undefined)
      const bet = betOf(picks, step.stake, step.isSystem)
      const options = { key: `ledger-${name}`, mode: step.mode }
      const copies = Array.from({ length: step.copies }, () => players[step.player]?.places(bet, options))
      const answers = (await Promise.all(copies)).map((placement) => placement?.result.text)
      expect(new Set(answers).size).toBe(1)
      return
    }
    case 'move':
      if (!ended.has(step.match)) matches[step.match]?.moves({ home: step.odds })
      return
    case 'suspend':
      if (!ended.has(step.match)) matches[step.match]?.suspends()
      return
    case 'reopen':
      if (!ended.has(step.match)) matches[step.match]?.reopens()
      return
    case 'end':
      if (!ended.has(step.match)) await matches[step.match]?.ends(step)
      ended.add(step.match)
      return
    case 'pass':
      return book.passes(step.ms)
    case 'deposit': {
      const playerId = players[step.player]?.id ?? 0
      return deposit(book.parts.db, { playerId, currency: 'EUR', amount: BigInt(step.amount), at: book.clock.now() })
    }
  }
}

function betOf(picks: readonly TestSelection[], stake: number, isSystem: boolean): BetRequest {
  const [first] = picks
  if (first !== undefined && picks.length === 1) return single(first, stake)
  return isSystem && picks.length > 2 ? system(`2/${picks.length}`, picks, stake) : combo(picks, stake)
}

onDatabase((suite) => {
  describe('ledger', () => {
    test(
      'ODDS-02: after every step in any order the books balance, no player owes, and in the end every stake is paid out or kept',
      () =>
        onBook(suite, async ({ book, match, player }) => {
          let run = 0
          await fc.assert(
            fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (steps) => {
              run++
              const world: World = {
                book,
                matches: Array.from({ length: MATCHES }, (_, index) => match({ isLive: index % 2 === 0 })),
                players: await Promise.all(Array.from({ length: PLAYERS }, () => player({ EUR: OPENING }))),
                ended: new Set(),
              }
              for (const [index, step] of steps.entries()) {
                await perform(world, step, `${book.clock.now()}-${run}-${index}-${world.players[0]?.id}`)
                expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
              }
              for (const [index, game] of world.matches.entries()) if (!world.ended.has(index)) await game.ends()
              await book.passes(60_000)
              for (const each of world.players) expect(await each.bets({ status: 'open' })).toEqual([])
              expect(await auditBook(book.parts.db), 'The books are not clean').toEqual([])
            }),
            { numRuns: suite().histories },
          )
        }),
      120_000,
    )

    test('ODDS-02: the database itself refuses a balance without entries, a changed ledger row and a transfer to nowhere', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { db } = book.parts
        const [account] = await db.query<{ id: bigint }>('SELECT id FROM wallet_accounts WHERE player_id = $1', [
          demo.id,
        ])
        const id = account?.id
        const refused = [
          ['UPDATE wallet_accounts SET balance = balance + 1 WHERE id = $1', [id]],
          ["INSERT INTO wallet_accounts (player_id, currency, balance) VALUES ($1, 'JPY', 5)", [demo.id]],
          ['UPDATE wallet_transfers SET amount = amount + 1 WHERE to_account = $1', [id]],
          ['DELETE FROM wallet_transfers WHERE to_account = $1', [id]],
          [
            "INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at) VALUES ('x', $1, 999999, 'EUR', 1, now())",
            [id],
          ],
          [
            "INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at) SELECT 'x', $1, wallet_system('deposits', 'BTC'), 'BTC', 1, now()",
            [id],
          ],
          [
            "INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at) SELECT 'x', $1, wallet_system('deposits', 'EUR'), 'EUR', 100001, now()",
            [id],
          ],
          [
            "INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at) SELECT 'x', $1, wallet_system('deposits', 'EUR'), 'EUR', -1, now()",
            [id],
          ],
        ] as const
        for (const [sql, params] of refused) await expect(db.query(sql, params), sql).rejects.toThrow()
        await demo.expectBalance(1_000_00)
      }))
  })
})
