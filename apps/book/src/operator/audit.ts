import { countStuck } from '../modules/outbox/index.ts'
import { auditBook, countUnknownPrices, type UnknownPrices } from '../modules/settlement/index.ts'
import type { Operation } from './operation.ts'

/** A publisher has sent what was there before this is over. */
const PATIENCE_MS = 10_000
/** Findings that are listed; the rest are counted. */
const LISTED = 500

/** Proves the books; ok when they are clean. */
export const audit: Operation = {
  help: 'audit            proves the ledger; lists what is wrong',
  usage: 'audit',
  onlyLooks: () => true,
  async run(_args, { db }) {
    const findings = [...(await auditBook(db))]
    const stuck = await countStuck(db, PATIENCE_MS)
    if (stuck > 0) findings.push({ rule: 'the outbox is drained', detail: `${stuck} rows wait` })
    const lines = findings.slice(0, LISTED).map(({ rule, detail }) => `NOT SO: ${rule}: ${detail}`)
    const end = findings.length === 0 ? 'The books are clean.' : `${findings.length} findings.`
    const unknown = unknownText(await countUnknownPrices(db))
    return { ok: findings.length === 0, text: [...lines, ...unknown, end].join('\n') }
  },
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
