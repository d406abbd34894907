import { convertAmount, fraction, multiplyFractions, parseFraction } from '@touchline/betting'
import { loadCurrencies } from '../../wallet/index.ts'
import { type FarmingDefinition, isFarming } from '../definition/definition.ts'
import { movePool } from '../definition/store-definitions.ts'
import type { StoredBonus } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'

const BATCH = 500

interface PoolBet {
  readonly bet_id: bigint
  readonly bonus_id: number
  readonly stake: number
  readonly currency: string
  readonly definition: StoredBonus['definition']
}

const WITHOUT_SHARE = `
  FROM bet_bonuses x JOIN bets b ON b.id = x.bet_id JOIN bonuses d ON d.id = x.bonus_id
  WHERE NOT x.has_fed AND x.points > 0 AND b.status <> 'submitted' AND b.status <> 'rejected' AND d.level_status = 'active'`

/**
 * Adds the share of each stake to its pool; each bet once, when it is taken. Returns whether there may be
 * more.
 */
export async function addToPools({ db }: Pick<BonusesPorts, 'db'>, now: number): Promise<boolean> {
  // Runs once a second and mostly finds none: no transaction is begun then.
  const [any] = await db.query<object>(`SELECT 1 ${WITHOUT_SHARE} LIMIT 1`)
  if (any === undefined) return false
  return db.tx(async (tx) => {
    const rows = await tx.query<PoolBet & object>(
      `SELECT x.bet_id, x.bonus_id, (b.stake + b.cashed_stake)::float8 AS stake, b.currency, d.definition ${WITHOUT_SHARE}
       ORDER BY x.bet_id LIMIT ${BATCH} FOR UPDATE OF x SKIP LOCKED`,
    )
    if (rows.length === 0) return false
    const currencies = await loadCurrencies(tx, now)
    const sums = new Map<number, { definition: FarmingDefinition; amount: bigint }>()
    for (const { bonus_id, definition, ...bet } of rows) {
      if (!isFarming(definition)) continue
      const before = sums.get(bonus_id)?.amount ?? 0n
      sums.set(bonus_id, { definition, amount: before + shareOf(bet, definition, currencies) })
    }
    for (const [id, { definition, amount }] of [...sums].sort(([a], [b]) => a - b)) {
      if (amount === 0n) continue
      await tx.query(
        'UPDATE bonuses SET pool = pool + $2, fed = fed + $2, pool_version = pool_version + 1 WHERE id = $1',
        [id, amount],
      )
      await movePool(tx, 'bonus_pool_funded', definition.currency, amount, now)
    }
    await tx.query('UPDATE bet_bonuses SET has_fed = true WHERE bet_id = ANY ($1::bigint[])', [
      rows.map(({ bet_id }) => bet_id),
    ])
    return rows.length === BATCH
  })
}

/** Of one stake, rounded down, in subunits of the pool's currency. */
function shareOf(
  { stake, currency }: Pick<PoolBet, 'stake' | 'currency'>,
  { feed, currency: own }: FarmingDefinition,
  currencies: BonusesPorts['currencies'],
): bigint {
  const from = currencies.get(currency)
  const to = currencies.get(own)
  const rate = from && to && ratio(to.rate.unitsPerEuro, from.rate.unitsPerEuro)
  if (!from || !to || !rate) return 0n
  return (convertAmount(stake, from.currency, to.currency, rate) * BigInt(feed)) / 10_000n
}

function ratio(to: string, from: string) {
  const [n, d] = [parseFraction(to), parseFraction(from)]
  return n && d && multiplyFractions(n, fraction(d.d, d.n))
}
