import type { Db } from '../db/index.ts'
import { giveVerdict, listVipBets, type VerdictOutcome } from '../modules/bets/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = 'vip list | vip approve|reject BET'
const VERDICTS: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }

/** Shows the large stakes that wait, and says what becomes of one. */
export const vip: Operation = {
  help: 'vip list | vip approve|reject BET   large stakes that wait for approval',
  usage,
  async run([word = '', id = ''], { db, clock }) {
    if (word === 'list' && id === '') return list(db)
    const verdict = Object.hasOwn(VERDICTS, word) ? VERDICTS[word] : undefined
    if (verdict === undefined || !/^\d{1,15}$/.test(id)) return misunderstood({ usage })
    return said(await giveVerdict(db, Number(id), verdict, clock.now()), id, verdict)
  },
}

function said(outcome: VerdictOutcome, id: string, verdict: string): OperationAnswer {
  switch (outcome) {
    case 'given':
      return { ok: true, text: `Bet ${id} is ${verdict}.` }
    case 'closed':
      return { ok: false, text: `Bet ${id} is rejected: one of its markets takes no bet any more.` }
    case 'not_waiting':
      return { ok: false, text: `No bet ${id} waits for approval.` }
  }
}

async function list(db: Db): Promise<OperationAnswer> {
  const bets = await listVipBets(db)
  const lines = bets.map(
    ({ id, player, stake, mayPay, currency, placedAt }) =>
      `${id}  ${player}  ${stake} ${currency}, may pay ${mayPay} ${currency}, placed ${placedAt.toISOString()}`,
  )
  return { ok: true, text: lines.length === 0 ? 'No large stake waits.' : lines.join('\n') }
}
