import { formatAmount } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'

/** A large stake that waits for approval. */
export interface WaitingVipBet {
  readonly id: number
  /** E-mail, or what else names the player. */
  readonly player: string
  /** Decimal amounts. */
  readonly stake: string
  readonly mayPay: string
  readonly currency: string
  readonly placedAt: Date
}

interface Row {
  readonly id: bigint
  readonly player: string
  readonly stake: bigint
  readonly win_amount: bigint
  readonly currency: string
  readonly subunits: number
  readonly created_at: Date
}

/** Large stakes without a decision, the longest waiting first. */
export async function listVipBets(db: Db): Promise<WaitingVipBet[]> {
  const rows = await db.query<Row>(
    `SELECT b.id, coalesce(p.email, 'player ' || p.id) AS player, b.stake, b.win_amount, b.currency, c.subunits, b.created_at
     FROM bets b JOIN players p ON p.id = b.player_id JOIN currencies c ON c.code = b.currency
     WHERE b.status = 'submitted' AND b.is_vip AND b.vip_verdict IS NULL ORDER BY b.created_at`,
    [],
  )
  return rows.map(({ id, player, stake, win_amount: mayPay, currency: code, subunits, created_at: placedAt }) => {
    const currency = { code, subunits }
    const amounts = { stake: formatAmount(stake, currency), mayPay: formatAmount(mayPay, currency) }
    return { id: Number(id), player, ...amounts, currency: code, placedAt }
  })
}
