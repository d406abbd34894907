import type { Db } from '../../db/index.ts'
import { deposit, openAccount } from '../wallet/index.ts'
import type { Passwords } from './passwords/password.ts'

/** Password of every demo player; published in the README. */
const DEMO_PASSWORD = 'touchline'

interface DemoPlayer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Opening balances in subunits, by currency; the first is the player's own. */
  readonly balances: readonly (readonly [currency: string, amount: bigint])[]
  readonly isOperator?: boolean
}

const DEMO_PLAYERS: readonly DemoPlayer[] = [
  {
    email: 'demo@touchline.test',
    firstName: 'Dana',
    lastName: 'Demo',
    balances: [
      ['EUR', 1_000_00n],
      ['BTC', 5_000_000n],
    ],
  },
  { email: 'rich@touchline.test', firstName: 'Robin', lastName: 'Rich', balances: [['EUR', 100_000_00n]] },
  { email: 'empty@touchline.test', firstName: 'Emil', lastName: 'Empty', balances: [['EUR', 0n]] },
  {
    email: 'editor@touchline.test',
    firstName: 'Edda',
    lastName: 'Editor',
    balances: [['EUR', 1_000_00n]],
    isOperator: true,
  },
]

/**
 * Gives a new world its demo players; those that exist are left as they are.
 * @param copy number of others like them, at `demo-1@touchline.test` and so on; none unless given
 */
export async function seedDemoPlayers(db: Db, passwords: Passwords, now: number, copy?: number): Promise<void> {
  const players = DEMO_PLAYERS.map((player) => ({
    ...player,
    email: copy === undefined ? player.email : player.email.replace('@', `-${copy}@`),
  }))
  const missing = await db.query<{ email: string }>(
    `SELECT email FROM unnest($1::text[]) AS wanted (email) WHERE email NOT IN (SELECT p.email FROM players p WHERE p.email IS NOT NULL)`,
    [players.map((player) => player.email)],
  )
  if (missing.length === 0) return
  const hash = await passwords.hash(DEMO_PASSWORD)
  await db.tx(async (tx) => {
    for (const player of players.filter(({ email }) => missing.some((row) => row.email === email))) {
      await seedPlayer(tx, player, { hash, now, copy: copy ?? 0 })
    }
  })
}

interface Seeding {
  readonly hash: string
  readonly now: number
  readonly copy: number
}

async function seedPlayer(tx: Db, player: DemoPlayer, { hash, now, copy }: Seeding): Promise<void> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO players (email, password_hash, first_name, last_name, currency, created_at, is_operator, country, born_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'DE', DATE '1990-05-17' - $8::int) ON CONFLICT DO NOTHING RETURNING id`,
    [
      player.email,
      hash,
      player.firstName,
      player.lastName,
      player.balances[0]?.[0] ?? 'EUR',
      new Date(now),
      player.isOperator ?? false,
      // Each copy has a birthday of its own: a name with the same birthday is the same person, who is excluded in all
      // accounts.
      copy,
    ],
  )
  // Another process of the same new book was first.
  if (row === undefined) return
  for (const [currency, amount] of player.balances) {
    await openAccount(tx, row.id, currency)
    if (amount > 0n) await deposit(tx, { playerId: row.id, currency, amount, at: now, isPlayMoney: true })
  }
}
