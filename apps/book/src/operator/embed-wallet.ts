import { formatAmount } from '@touchline/betting'
import { askAgain, checkWallet, type Host, listHosts, listOpenPayments } from '../modules/embedding/index.ts'
import { loadCurrencies } from '../modules/wallet/index.ts'
import { misunderstood, type OperationAnswer, type OperatorPorts } from './operation.ts'

export const WALLET_USAGE = 'embed wallet list [ORIGIN] | embed wallet check ORIGIN | embed wallet retry ORIGIN'

async function open(host: Host | null, { db, clock }: OperatorPorts): Promise<OperationAnswer> {
  const currencies = await loadCurrencies(db, clock.now())
  const lines = (await listOpenPayments(db, host?.id ?? null)).map((one) => {
    const money = `${formatAmount(one.amount, currencies.get(one.currency)?.currency ?? { code: one.currency, subunits: 1 })} ${one.currency}`
    const fault = one.last_fault === null ? '' : `: ${one.last_fault}`
    const asked = one.state === 'rolling_back' ? 'rollback' : one.kind
    return `${one.made_at.toISOString()}  ${one.origin}  ${one.external_id}  ${asked} (${one.purpose})  ${money}  ${one.key}  asked ${one.tries} times${fault}`
  })
  return { ok: true, text: lines.length === 0 ? 'Every payment has its answer.' : lines.join('\n') }
}

async function check(host: Host, ports: OperatorPorts): Promise<OperationAnswer> {
  try {
    const found = await checkWallet({ ...ports, sealer: await ports.sealer() }, host.id)
    const counted = `${found.agreed} payments agree, ${found.open} are not answered yet.`
    if (found.differences.length === 0) return { ok: true, text: `${host.origin} and the book agree: ${counted}` }
    return { ok: false, text: `${counted} ${found.differences.length} differ:\n${found.differences.join('\n')}` }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { ok: false, text: `The wallet of ${host.origin} did not say what it has booked: ${why}` }
  }
}

async function retry(host: Host, { db, clock, signals }: OperatorPorts): Promise<OperationAnswer> {
  const asked = await askAgain(db, host.id, clock.now())
  signals.emit('host_payment_made', null)
  return { ok: true, text: `${host.origin} is asked again for ${asked} payments.` }
}

/** Looks into the wallets of hosts that keep the money of their players. */
export async function embedWallet(
  [word, origin, ...rest]: readonly string[],
  ports: OperatorPorts,
): Promise<OperationAnswer> {
  const usage = { usage: WALLET_USAGE }
  if (rest.length > 0) return misunderstood(usage)
  if (word === 'list' && origin === undefined) return open(null, ports)
  if (origin === undefined) return misunderstood(usage)
  const host = (await listHosts(ports.db)).find((one) => one.origin === origin)
  if (host === undefined || host.wallet_url === null)
    return {
      ok: false,
      text: `${origin} is no host with a wallet of its own; npm run book -- embed host list shows those there are.`,
    }
  if (word === 'list') return open(host, ports)
  if (word === 'check') return check(host, ports)
  return word === 'retry' ? retry(host, ports) : misunderstood(usage)
}
