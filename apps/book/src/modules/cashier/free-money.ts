import type { Db } from '../../db/index.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { CurrencyRules } from '../wallet/index.ts'
import type { CashierPorts } from './ports.ts'

const HOUR_MS = 3_600_000

interface Account {
  readonly id: bigint
  readonly balance: bigint
}

/** What of an account was deposited a short while ago and is not played yet, in subunits. */
async function heldOf(tx: Db, { terms }: Pick<CashierPorts, 'terms'>, account: bigint, now: number): Promise<bigint> {
  if (terms.depositHoldMs === 0) return 0n
  const since = new Date(now - terms.depositHoldMs)
  const [row] = await tx.query<{ held: bigint }>('SELECT held_deposits($1, $2) AS held', [account, since])
  return row?.held ?? 0n
}

/** The part of a player's accounts that is held, by currency in subunits; currencies without any are left out. */
export async function heldByCurrency(
  ports: Pick<CashierPorts, 'db' | 'terms'>,
  playerId: number,
  now: number,
): Promise<Readonly<Record<string, number>>> {
  const accounts = await ports.db.query<Account & { currency: string }>(
    'SELECT id, currency, balance FROM wallet_accounts WHERE player_id = $1 AND balance > 0 ORDER BY id',
    [playerId],
  )
  const held: Record<string, number> = {}
  for (const { id, currency, balance } of accounts) {
    const amount = Math.min(Number(await heldOf(ports.db, ports, id, now)), Number(balance))
    if (amount > 0) held[currency] = amount
  }
  return held
}

/**
 * Why so much cannot leave an account otherwise than by bets; null where it can. A deposit that was not played stays
 * for a while: bank and card take back most of what was stolen within days, and until then it must not have left by
 * another way.
 */
export async function freeMoneyRefusal(
  tx: Db,
  ports: Pick<CashierPorts, 'terms'>,
  account: Account,
  wish: { readonly amount: bigint; readonly rules: CurrencyRules; readonly now: number },
): Promise<Refusal | null> {
  if (account.balance < wish.amount) return refuse('balance_too_low')
  const held = await heldOf(tx, ports, account.id, wish.now)
  const free = held < account.balance ? account.balance - held : 0n
  if (wish.amount <= free) return null
  const { currency } = wish.rules
  const values = {
    held: [{ amount: account.balance - free, currency }],
    free: [{ amount: free, currency }],
    n: Math.ceil(ports.terms.depositHoldMs / HOUR_MS),
  }
  return refuse('deposit_held', { values })
}
