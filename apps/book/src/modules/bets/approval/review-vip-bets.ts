import type { BookContext } from '../../../context.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import { giveVerdict } from './give-verdict.ts'
import type { DeskAnswer } from './vip-desk.ts'

const BATCH = 200

/**
 * Asks the desk about the large stakes whose time is over. What it says is kept with the bet, and carried out as every
 * submitted bet is decided: an approved one still needs a price its player accepts.
 */
export async function reviewVipBets({ db, clock, vipDesk }: BookContext): Promise<void> {
  const due = await db.query<{ id: bigint }>(
    `SELECT id FROM bets WHERE status = 'submitted' AND is_vip AND vip_verdict IS NULL AND decide_at <= $1
     ORDER BY decide_at LIMIT ${BATCH}`,
    [new Date(clock.now())],
  )
  if (due.length === 0) return
  const bets = await loadBets(
    db,
    due.map(({ id }) => Number(id)),
  )
  for (const bet of bets) await carryOut(bet, await vipDesk.review(bet))

  async function carryOut({ id }: OwnedBet, answer: DeskAnswer): Promise<void> {
    if (answer !== 'wait') await giveVerdict(db, id, answer === 'approve' ? 'approved' : 'rejected', clock.now())
  }
}
