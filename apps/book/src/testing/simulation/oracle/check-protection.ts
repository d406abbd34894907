import type { SimPlayer } from '../players/sim-player.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'

const DAY_MS = 86_400_000

interface Movement {
  readonly player_id: number
  readonly kind: string
  /** What leaves the account, in subunits. */
  readonly amount: number
  readonly at: Date
}

const MOVEMENTS = `
  SELECT a.player_id, t.kind, (CASE WHEN t.from_account = a.id THEN t.amount ELSE -t.amount END)::float8 AS amount, t.at
  FROM wallet_transfers t JOIN wallet_accounts a ON a.id IN (t.from_account, t.to_account) AND a.player_id IS NOT NULL
  WHERE a.currency = (SELECT currency FROM players p WHERE p.id = a.player_id) ORDER BY t.id`

/** What each limit of a day counts. */
const COUNTED: Readonly<Record<'wager' | 'loss', readonly string[]>> = {
  wager: ['stake', 'stake_returned'],
  loss: ['stake', 'stake_returned', 'payout', 'cash_out', 'correction'],
}

/** No bet and no deposit exceeds a limit that its player knew of, and a player on a break has none after its start. */
export async function checkProtection(sim: Sim): Promise<void> {
  const { limits, pauses } = sim.protection
  const movements = await sim.real.query<Movement>(MOVEMENTS, [])
  for (const { player, type, amount, knownAt } of limits) {
    sim.tally.add(`limit: ${type}`)
    const own = movements.filter(({ player_id }) => player_id === player.id)
    if (type === 'deposit') await checkDeposits(sim, player, amount, knownAt)
    else if (type === 'bet') {
      for (const move of own) {
        if (move.kind === 'stake' && move.at.getTime() > knownAt && move.amount > amount)
          throw new Violation(`player ${player.index} staked ${move.amount} at once, their limit is ${amount}`)
      }
    } else checkDays(player, type, amount, knownAt, own)
  }
  for (const { player, knownAt } of pauses) {
    sim.tally.add('a break was taken')
    const [after] = await sim.real.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM bets WHERE player_id = $1 AND created_at > $2) AS bets,
         (SELECT count(*)::int FROM deposit_intents WHERE player_id = $1 AND created_at > $2) AS deposits,
         (SELECT count(*)::int FROM player_bonuses WHERE player_id = $1 AND created_at > $2) AS bonuses`,
      [player.id, new Date(knownAt)],
    )
    for (const [what, count] of Object.entries(after ?? {}))
      if (count > 0) throw new Violation(`player ${player.index} has ${count} ${what} after a break began`)
  }
}

function checkDays(
  player: SimPlayer,
  type: 'wager' | 'loss',
  amount: number,
  knownAt: number,
  movements: readonly Movement[],
): void {
  const counted = movements.filter(({ kind }) => COUNTED[type].includes(kind))
  for (const [i, move] of counted.entries()) {
    const at = move.at.getTime()
    if (move.kind !== 'stake' || at <= knownAt) continue
    const since = at - (at % DAY_MS)
    const used = counted.slice(0, i + 1).reduce((sum, one) => (one.at.getTime() >= since ? sum + one.amount : sum), 0)
    if (used > amount) throw new Violation(`player ${player.index} used ${used} of a ${type} limit of ${amount}`)
  }
}

/**
 * Deposits begun after the limit was known, that arrived or may still arrive; a payment that failed or expired frees
 * its part of the limit.
 */
async function checkDeposits(sim: Sim, player: SimPlayer, amount: number, knownAt: number): Promise<void> {
  const begun = await sim.real.query<{ id: number; amount: number; created_at: Date }>(
    'SELECT id, amount::float8 AS amount, created_at FROM deposit_intents WHERE player_id = $1 AND created_at > $2',
    [player.id, new Date(knownAt)],
  )
  const came = begun.filter(({ id }) =>
    sim.cashier.payments.some((one) => one.id === id && one.words.some(({ status }) => status === 'succeeded')),
  )
  const days = Map.groupBy(came, ({ created_at }) => Math.floor(created_at.getTime() / DAY_MS))
  for (const payments of days.values()) {
    const sum = payments.reduce((total, one) => total + one.amount, 0)
    if (sum > amount) throw new Violation(`player ${player.index} paid in ${sum} in a day, their limit is ${amount}`)
  }
}
