/**
 * A program for tests of limits: pays in for a player from several connections at once, again and again, until their
 * limits do not take it any more. Says each outcome.
 */
import { randomUUID } from 'node:crypto'
import { openPostgres } from '../db/index.ts'
import { depositByHand } from '../modules/cashier/index.ts'
import { depositRefusal } from '../modules/protection/index.ts'

const CONNECTIONS = 7

const [playerId = '', amount = ''] = process.argv.slice(2)
const db = await openPostgres({ url: process.env.DATABASE_URL ?? '', poolSize: CONNECTIONS })
console.log('ready')
for await (const _ of process.stdin) break

async function paysOn(): Promise<void> {
  for (;;) {
    const wanted = { playerId: Number(playerId), amount: BigInt(amount), currency: 'EUR', at: Date.now() }
    const refusal = await db.tx(async (tx) => {
      const found = await depositRefusal(tx, wanted)
      if (found === null) await depositByHand(tx, { ...wanted, reference: randomUUID() })
      return found
    })
    console.log(refusal ?? 'paid')
    if (refusal !== null) return
  }
}
await Promise.all(Array.from({ length: CONNECTIONS }, paysOn))
await db.close()
process.exit(0)
