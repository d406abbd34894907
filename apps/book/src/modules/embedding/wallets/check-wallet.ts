import { WalletEntries } from '@touchline/contract'
import { findWalletHosts } from '../hosts/hosts.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { askHost } from './ask-host.ts'

/** A difference between a host and the book. */
export interface WalletCheck {
  /** Payments that both have. */
  readonly agreed: number
  /** Payments without a response yet: they are judged once they are over. */
  readonly open: number
  readonly differences: readonly string[]
}

type Ports = Pick<EmbeddingPorts, 'db' | 'clock' | 'sealer'>
type Entry = WalletEntries['entries'][number]

interface Row {
  readonly key: string
  readonly kind: 'debit' | 'credit'
  readonly state: string
  readonly amount: bigint
  readonly currency: string
  readonly external_id: string
}

/** All pages of what a host has booked. */
async function entriesOf({ db, clock, sealer }: Ports, hostId: number): Promise<Entry[]> {
  const host = (await findWalletHosts(db, sealer, [hostId])).get(hostId)
  if (host === undefined) throw new Error('The host has no wallet of its own.')
  const all: Entry[] = []
  for (let after: string | null = null; ; ) {
    const page: WalletEntries = await askHost(clock, host, 'entries', { after }, WalletEntries)
    all.push(...page.entries)
    if (page.next === null) return all
    if (page.next === after) throw new Error('The host answers the same page again.')
    after = page.next
  }
}

/**
 * Holds what a host has booked against what the book has, both ways. Payments that end while it looks are left out, so
 * that nothing under way is called a difference.
 */
export async function checkWallet(ports: Ports, hostId: number): Promise<WalletCheck> {
  const begun = ports.clock.now()
  const entries = await entriesOf(ports, hostId)
  const rows = await ports.db.query<Row & object>(
    `SELECT p.key, p.kind, p.amount, a.currency, h.external_id, CASE WHEN p.ended_at >= $2 THEN 'asked' ELSE p.state END AS state
     FROM host_payments p JOIN host_accounts h ON h.account_id = p.account_id JOIN wallet_accounts a ON a.id = p.account_id
     WHERE h.host_id = $1 ORDER BY p.id`,
    [hostId, new Date(begun)],
  )
  const booked = new Map(entries.filter(({ kind }) => kind !== 'rollback').map((entry) => [entry.key, entry]))
  const rolledBack = new Set(entries.filter(({ kind }) => kind === 'rollback').map(({ key }) => key))
  const known = new Set(rows.map(({ key }) => key))
  const differences = rows.flatMap((row) => differenceOf(row, booked.get(row.key), rolledBack.has(row.key)))
  const strange = entries.flatMap(({ key, kind }) =>
    known.has(key) ? [] : [`${key}: a ${kind} that the book has not asked for`],
  )
  const open = rows.filter(({ state }) => isOpen(state)).length
  return { agreed: rows.length - open - differences.length, open, differences: [...differences, ...strange] }
}

const isOpen = (state: string) => state === 'asked' || state === 'rolling_back'

function differenceOf(row: Row, entry: Entry | undefined, isRolledBack: boolean): readonly string[] {
  if (isOpen(row.state)) return []
  const isThere = entry !== undefined && !isRolledBack
  if (row.state !== 'done')
    return isThere ? [`${row.key}: ${row.state} in the book, and the host has taken ${entry.amount}`] : []
  if (!isThere) return [`${row.key}: a ${row.kind} of ${row.amount} that the host does not have`]
  const same =
    entry.kind === row.kind &&
    BigInt(entry.amount) === row.amount &&
    entry.currency === row.currency &&
    entry.player === row.external_id
  if (same) return []
  return [
    `${row.key}: a ${row.kind} of ${row.amount} ${row.currency} for ${row.external_id} in the book, ` +
      `a ${entry.kind} of ${entry.amount} ${entry.currency} for ${entry.player} at the host`,
  ]
}
