import { WalletDebit, WalletDone } from '@touchline/contract'
import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import { findWalletHosts, type WalletHost } from '../hosts/hosts.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { askBalanceOf } from './ask-balance.ts'
import { askHost } from './ask-host.ts'
import {
  type DuePayment,
  endPayment,
  findOverdue,
  noteBalance,
  type PaymentEnd,
  putOff,
  takeDue,
} from './payment-rows.ts'
import { takeStale } from './stale-balances.ts'

/** How often it looks for credits and for payments of other processes. */
const EVERY_MS = 500
const MOST_AT_ONCE = 100
/** A host that does not respond keeps no other one waiting. */
const MOST_OF_HOST = 25

/** Purposes of credits on the wire, by the kind of transfer that credited the money. */
const PURPOSES: Readonly<Record<string, string>> = {
  payout: 'win',
  cash_out: 'cash_out',
  stake_returned: 'refund',
  correction: 'correction',
  host_debit: 'refund',
}

type Ports = Pick<EmbeddingPorts, 'db' | 'clock' | 'log' | 'signals' | 'sealer'>

/**
 * Sends debits, credits and rollbacks to hosts until each has a response. Every payment is stored before it is sent,
 * and no transaction is open while a host responds. Several processes may run it.
 */
export function createHostPayments(ports: Ports): Service {
  const { db, clock, log, signals, sealer } = ports
  const pending = new Set<Promise<void>>()
  const underWay = new Map<bigint, { readonly hostId: number; readonly done: Promise<void> }>()

  function busyHosts(): readonly number[] {
    const counts = new Map<number, number>()
    for (const { hostId } of underWay.values()) counts.set(hostId, (counts.get(hostId) ?? 0) + 1)
    return [...counts].flatMap(([hostId, count]) => (count >= MOST_OF_HOST ? [hostId] : []))
  }

  /** Requests balances that are out of date, without waiting for the responses. @returns how many */
  async function askAgain(): Promise<number> {
    const stale = await takeStale(db, clock.now(), MOST_OF_HOST - pending.size)
    for (const accountId of stale) {
      const done = askBalanceOf(ports, accountId)
        .catch((error: unknown) => log.error('A balance of a host was not stored', error))
        .finally(() => pending.delete(done))
      pending.add(done)
    }
    return stale.length
  }

  /** Starts the due payments without waiting for their responses. @returns how many were started */
  async function begin(): Promise<number> {
    for (const id of await findOverdue(db, clock.now())) await end(id, 'rolling_back')
    const room = Math.min(MOST_AT_ONCE - underWay.size, MOST_OF_HOST)
    if (room <= 0) return 0
    const due = await takeDue(db, clock.now(), room, busyHosts())
    if (due.length === 0) return 0
    const hosts = await findWalletHosts(db, sealer, [...new Set(due.map(({ host_id: id }) => id))])
    for (const payment of due) {
      const host = hosts.get(payment.host_id)
      if (host === undefined) continue
      const done = ask(payment, host).finally(() => underWay.delete(payment.id))
      underWay.set(payment.id, { hostId: payment.host_id, done })
    }
    return due.length
  }

  async function ask(payment: DuePayment, host: WalletHost): Promise<void> {
    try {
      await askOnce(payment, host)
    } catch (error) {
      const fault = faultOf(error)
      log.warn(`The wallet of ${host.origin} did not answer to ${payment.key}: ${fault}`)
      await putOff(db, payment, fault, clock.now()).catch((lost: unknown) =>
        log.error(`The result of ${payment.key} was not stored`, lost),
      )
    }
  }

  async function askOnce(payment: DuePayment, host: WalletHost): Promise<void> {
    const { id, state, kind } = payment
    const question = questionOf(payment)
    if (state === 'rolling_back') {
      const { balance } = await askHost(clock, host, 'rollback', question, WalletDone)
      await end(id, 'rolled_back')
      return note(payment, balance)
    }
    const answer =
      kind === 'credit'
        ? await askHost(clock, host, 'credit', question, WalletDone)
        : await askHost(clock, host, 'debit', question, WalletDebit)
    await end(id, answer.result, answer.result === 'refused' ? answer.reason : null)
    if (answer.balance !== undefined) await note(payment, answer.balance)
  }

  async function note({ account_id: accountId, version }: DuePayment, balance: number): Promise<void> {
    if (await noteBalance(db, { accountId, version }, balance, clock.now())) return
    await askBalanceOf(ports, accountId)
  }

  async function end(id: bigint, state: PaymentEnd, reason: string | null = null): Promise<void> {
    const now = clock.now()
    if (!(await endPayment(db, id, state, now, reason))) return
    signals.emit('bet_falls_due', { at: now })
    signals.emit('outbox_appended', null)
  }

  const loop = createLoop({
    name: 'host wallets',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'host_payment_made' },
    round: async () => (await askAgain()) + (await begin()) > 0,
  })
  const settled = () => Promise.all([...pending, ...[...underWay.values()].map(({ done }) => done)])
  return {
    name: loop.name,
    run: loop.run,
    async work() {
      do await settled()
      while ((await askAgain()) + (await begin()) > 0)
    },
    async stop() {
      await loop.stop()
      await settled()
    },
  }
}

function questionOf({
  key,
  external_id: player,
  currency,
  amount,
  state,
  kind,
  purpose,
  bet_id: bet,
  bets,
}: DuePayment) {
  const shared = { key, player, currency, amount: Number(amount) }
  if (state === 'rolling_back') return shared
  if (kind === 'debit') return { ...shared, purpose, bets }
  return { ...shared, purpose: PURPOSES[purpose] ?? 'other', bet: bet === null ? null : Number(bet) }
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
