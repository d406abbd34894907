import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { hasHostAccount, listAccounts, openAccount } from '../../../wallet/index.ts'
import { accountView } from '../../account-view.ts'
import type { PlatformParts } from '../../parts.ts'

export function createAccount({ db, currencies }: PlatformParts): Handler<'createAccount'> {
  return async ({ player, body }) => {
    if (await hasHostAccount(db, player.playerId)) return refuse('wallet_at_host')
    if (!currencies.has(body.currency)) return refuse('currency_not_offered')
    await openAccount(db, player.playerId, body.currency)
    const accounts = await listAccounts(db, player.playerId)
    const account = accounts.find(({ currency }) => currency === body.currency)
    return account === undefined ? refuse('not_found') : { data: accountView(account, currencies) }
  }
}
