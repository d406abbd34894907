import { poolAmount } from '@touchline/betting'
import type { Jackpot } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { textIn } from '../definition.ts'
import { type OpenRound, openRounds, type StoredJackpot } from '../list-jackpots.ts'
import type { JackpotsPorts } from '../ports.ts'

interface Paid {
  readonly jackpot_id: number
  readonly amount: string
}

const PAID = `SELECT jackpot_id, sum(amount)::text AS amount FROM jackpot_hits WHERE status = 'paid' GROUP BY jackpot_id`

/** The current jackpots as the wire shows them: the smallest prize first. */
export async function viewJackpots(
  { db, currencies }: Pick<JackpotsPorts, 'currencies'> & { readonly db: Db },
  jackpots: readonly StoredJackpot[],
  locale: ServedLocale,
): Promise<Jackpot[]> {
  if (jackpots.length === 0) return []
  const rounds = await openRounds(db, null)
  const paid = new Map((await db.query<Paid & object>(PAID, [])).map((row) => [row.jackpot_id, row.amount]))
  return jackpots.map((jackpot) => {
    const { definition, id } = jackpot
    const own = rounds.filter(({ jackpot_id }) => jackpot_id === id)
    const fed = own.reduce((total, { pool, began_with }) => total + pool - began_with, 0n)
    return {
      id,
      name: textIn(definition.name, locale),
      amount: own.reduce((total, { pool }) => total + Number(poolAmount(pool)), 0),
      pool_amount: Number(poolAmount(fed)),
      hits_amount: Number(paid.get(id) ?? 0),
      currency: definition.currency,
      currency_subunits: currencies.get(definition.currency)?.currency.subunits ?? 1,
      levels: own.map((round) => levelView(jackpot, round, locale)),
    }
  })
}

function levelView({ definition, status }: StoredJackpot, { level, pool }: OpenRound, locale: ServedLocale) {
  const name = definition.levels[level]?.name ?? ''
  return { name: textIn(name, locale), pool_amount: Number(poolAmount(pool)), state: status }
}
