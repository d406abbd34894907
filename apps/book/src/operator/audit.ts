import { formatOdds } from '@touchline/betting'
import { countStuck } from '../modules/outbox/index.ts'
import {
  auditBook,
  countUnknownPrices,
  type ExplainedBet,
  explainBet,
  type LegDecision,
  type UnknownPrices,
} from '../modules/settlement/index.ts'
import { misunderstood, type Operation } from './operation.ts'
import { readId } from './results/words.ts'

/** A publisher has sent what was there before this is over. */
const PATIENCE_MS = 10_000
/** Findings that are listed; the rest are counted. */
const LISTED = 500

const usage = 'audit | audit bet BET'

/** Proves the books; ok when they are clean. `audit bet` shows one bet, with who decided its legs. */
export const audit: Operation = {
  help: 'audit [bet BET]  proves the ledger, or shows how a bet was decided: its legs, reasons of voids, and by whom',
  usage,
  onlyLooks: () => true,
  async run([word, id, ...more], { db }) {
    if ((word !== undefined && word !== 'bet') || more.length > 0) return misunderstood({ usage })
    if (word === 'bet') {
      const number = readId(id, 'A bet')
      const bet = await explainBet(db, number)
      if (bet === null) return { ok: false, text: `There is no bet ${number}.` }
      return { ok: true, text: [betLine(number, bet), ...bet.legs.map(legLine)].join('\n') }
    }
    const findings = [...(await auditBook(db))]
    const stuck = await countStuck(db, PATIENCE_MS)
    if (stuck > 0) findings.push({ rule: 'the outbox is drained', detail: `${stuck} rows wait` })
    const lines = findings.slice(0, LISTED).map(({ rule, detail }) => `NOT SO: ${rule}: ${detail}`)
    const end = findings.length === 0 ? 'The books are clean.' : `${findings.length} findings.`
    const unknown = unknownText(await countUnknownPrices(db))
    return { ok: findings.length === 0, text: [...lines, ...unknown, end].join('\n') }
  },
}

function betLine(id: number, { type, status, result, cancelledFor }: ExplainedBet): string {
  const cancelled = cancelledFor === null ? '' : `, cancelled as a whole by the operator: ${cancelledFor}`
  return `Bet ${id}: ${type}, ${status}, ${result}${cancelled}`
}

function legLine(leg: LegDecision): string {
  const { position, eventId, marketId, specifier, outcomeId, odds, status, voidReason, reasonName, message } = leg
  const market = `market ${marketId}${specifier === '' ? '' : ` ${specifier}`}`
  const reason = voidReason === null ? '' : ` (${voidReason}${reasonName === null ? '' : `: ${reasonName}`})`
  const by =
    message === null
      ? ''
      : `, decided by ${message.source} at ${new Date(message.messageAt).toISOString()} (${message.kind} ${message.id})`
  return `  leg ${position}: match ${eventId}, ${market}, outcome ${outcomeId} at ${formatOdds(odds, 'european')}  ${status}${reason}${by}`
}

/** What was left out, with how many there are. */
function unknownText({ legs, cashOuts, legsWithoutMessages }: UnknownPrices): readonly string[] {
  const lines: string[] = []
  if (legs > 0 || cashOuts > 0)
    lines.push(
      `Unknown: ${legs} legs and ${cashOuts} cash-outs are from before their prices were kept; they were not held against prices.`,
    )
  if (legsWithoutMessages > 0)
    lines.push(
      `Unknown: the feed's messages about the events of ${legsWithoutMessages} legs are not kept any more; they were not held against them.`,
    )
  return lines
}
