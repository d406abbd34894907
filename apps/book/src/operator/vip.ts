import type { Db } from '../db/index.ts'
import { giveVerdict, listVipBets } from '../modules/bets/index.ts'
import { misunderstood, type Operation, type OperationAnswer } from './operation.ts'

const usage = 'vip list | vip approve|reject BET'
const VERDICTS: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }

/** Shows the large stakes that wait, and says what becomes of one. */
export const vip: Operation = {
  usage,
  async run([word = '', id = ''], { db, clock }) {
    if (word === 'list' && id === '') return list(db)
    const verdict = Object.hasOwn(VERDICTS, word) ? VERDICTS[word] : undefined
    if (verdict === undefined || !/^\d{1,15}$/.test(id)) return misunderstood({ usage })
    const isGiven = await giveVerdict(db, Number(id), verdict, clock.now())
    return { ok: isGiven, text: isGiven ? `Bet ${id} is ${verdict}.` : `No bet ${id} waits for approval.` }
  },
}

async function list(db: Db): Promise<OperationAnswer> {
  const bets = await listVipBets(db)
  const lines = bets.map(
    ({ id, player, stake, mayPay, currency, placedAt }) =>
      `${id}  ${player}  ${stake} ${currency}, may pay ${mayPay} ${currency}, placed ${placedAt.toISOString()}`,
  )
  return { ok: true, text: lines.length === 0 ? 'No large stake waits.' : lines.join('\n') }
}
