import type { CallName } from '@touchline/contract'
import type { CallRequest, Handler } from '../../kernel/handler.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hasHostAccount } from '../wallet/index.ts'
import type { CashierPorts } from './ports.ts'

/** The calls that move money in and out. */
type MoneyCall = CallName & ('exchangeMoney' | 'quoteExchange' | 'requestWithdrawal' | 'startDeposit')

/** A call for players whose money the book keeps; of others the host moves it. */
export function ofOwnWallet<K extends MoneyCall>({ db }: Pick<CashierPorts, 'db'>, handler: Handler<K>): Handler<K> {
  return async (request: CallRequest<K>) => {
    const { playerId } = (request as CallRequest<MoneyCall>).player
    return (await hasHostAccount(db, playerId)) ? refuse('wallet_at_host') : handler(request)
  }
}
