import type { Db } from '../../../db/index.ts'
import { hasHostAccount } from '../../wallet/index.ts'
import { post, publishBalances } from '../post.ts'

export interface HandDeposit {
  readonly playerId: number
  readonly currency: string
  /** In subunits, above 0. */
  readonly amount: bigint
  /** What the payment is called where it was made: the same reference is booked once. */
  readonly reference: string
  /** Wall time in ms. */
  readonly at: number
}

/** The result. `known`: it had been booked before. */
export type HandDepositOutcome = 'booked' | 'known' | 'no_account' | 'reference_taken'

/** Books money by an operator's word, once per reference. */
export function depositByHand(db: Db, wish: HandDeposit): Promise<HandDepositOutcome> {
  const { playerId, currency, amount, reference } = wish
  const at = new Date(wish.at)
  return db.tx(async (tx) => {
    const [account] = await tx.query<{ id: bigint }>(
      'SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2',
      [playerId, currency],
    )
    // Who keeps the money of a player takes it in.
    if (account === undefined || (await hasHostAccount(tx, playerId))) return 'no_account'
    await tx.query('SELECT wallet_hold(ARRAY[$1::bigint])', [account.id])
    const [before] = await tx.query<{ account_id: bigint; amount: bigint }>(
      'SELECT account_id, amount FROM deposits_by_hand WHERE reference = $1',
      [reference],
    )
    if (before !== undefined)
      return before.account_id === account.id && before.amount === amount ? 'known' : 'reference_taken'
    const from = { system: 'deposits', currency }
    const transfer = await post(tx, { kind: 'deposit', from, to: account.id, amount, at })
    await tx.query(
      'INSERT INTO deposits_by_hand (reference, account_id, amount, transfer_id, at) VALUES ($1, $2, $3, $4, $5)',
      [reference, account.id, amount, transfer, at],
    )
    await publishBalances(tx, [account.id])
    return 'booked'
  })
}
