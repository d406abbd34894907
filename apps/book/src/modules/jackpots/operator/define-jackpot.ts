import type { Db } from '../../../db/index.ts'
import { type NewSeed, newSeed as trueSeed } from '../../../kernel/ports/seeds.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import { readDefinition } from '../definition.ts'
import { beginRounds } from '../draws/begin-rounds.ts'

export type Defined =
  | { readonly kind: 'defined'; readonly id: number; readonly code: string }
  | { readonly kind: 'refused'; readonly problems: readonly string[] }

const INSERT = `INSERT INTO jackpots (code, currency, definition, created_at) VALUES ($1, $2, $3::jsonb, $4)
  ON CONFLICT (code) WHERE status <> 'finished' DO NOTHING RETURNING id`

/** Puts a jackpot in play as a file defines it; the house gives the seed amounts of its levels. `now` is Unix ms. */
export function defineJackpot(
  db: Db,
  currencies: CurrencyTable,
  text: string,
  { now, newSeed = trueSeed }: { readonly now: number; readonly newSeed?: NewSeed | undefined },
): Promise<Defined> {
  const read = readDefinition(text, (code) => currencies.get(code)?.currency.subunits)
  if (!read.ok) return Promise.resolve({ kind: 'refused', problems: read.problems })
  const { definition } = read
  const { code, currency, levels } = definition
  return db.tx(async (tx) => {
    const [row] = await tx.query<{ id: number }>(INSERT, [code, currency, JSON.stringify(definition), new Date(now)])
    if (row === undefined) {
      return {
        kind: 'refused',
        problems: [`code: ${code} is in play; finish it first, for its published terms never change`],
      }
    }
    const rounds = levels.map((level, place) => ({
      level: place,
      round: 1,
      seedAmount: BigInt(level.seed_amount),
      carried: 0n,
    }))
    await beginRounds(tx, row.id, rounds, { now, newSeed })
    return { kind: 'defined', id: row.id, code }
  })
}
