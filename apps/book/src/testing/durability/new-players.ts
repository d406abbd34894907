import { type Db, openPostgres } from '../../db/index.ts'
import { deposit, openAccount } from '../../modules/wallet/index.ts'
import { type DurablePlayer, signIn, type Trouble } from './player.ts'

/** New players with money and with the password of the demo players, signed in. */
export async function newPlayers(
  url: string,
  origin: () => string,
  { count, opening, trouble }: { readonly count: number; readonly opening: number; readonly trouble: Trouble },
): Promise<DurablePlayer[]> {
  const db = openPostgres({ url, poolSize: 1 })
  const emails = Array.from({ length: count }, (_, i) => `durable-${i}@touchline.test`)
  for (const email of emails) await newPlayer(db, email, opening)
  await db.close()
  const players: DurablePlayer[] = []
  // One after the other: each sign-in costs processor time, and many at once take longer than a proxy waits.
  for (const email of emails) players.push(await signIn(origin, email, trouble))
  return players
}

async function newPlayer(db: Db, email: string, opening: number): Promise<void> {
  const at = Date.now()
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO players (email, password_hash, currency, created_at)
     SELECT $1, password_hash, 'EUR', $2 FROM players WHERE email = 'demo@touchline.test' RETURNING id`,
    [email, new Date(at)],
  )
  if (row === undefined) throw new Error(`Could not create ${email}`)
  await openAccount(db, row.id, 'EUR')
  await deposit(db, { playerId: row.id, currency: 'EUR', amount: BigInt(opening), at })
}
