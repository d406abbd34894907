import { createLoop, type Loop } from '../../../kernel/loop.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { giveVerdict } from './give-verdict.ts'
import type { ApprovalAnswer } from './vip-approval.ts'

const EVERY_MS = 500
const BATCH = 200

/**
 * Requests approval of the large stakes whose time is over. The response is kept with the bet, and carried out as every
 * submitted bet is decided: an approved one still needs a price its player accepts.
 */
export async function reviewVipBets({ db, clock, vipApproval }: BetsParts): Promise<void> {
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
  for (const bet of bets) await carryOut(bet, await vipApproval.review(bet))

  async function carryOut({ id }: OwnedBet, answer: ApprovalAnswer): Promise<void> {
    if (answer !== 'wait') await giveVerdict(db, id, answer === 'approve' ? 'approved' : 'rejected', clock.now())
  }
}

/** Has large stakes looked at when their time is over. Several processes may run it. */
export function createVipReview(ports: BetsParts): Loop {
  const { clock, log } = ports
  return createLoop({
    name: 'approval of large stakes',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => reviewVipBets(ports).then(() => false),
  })
}
