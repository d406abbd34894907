import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { listAccounts, openAccount } from '../../../wallet/index.ts'
import { accountView } from '../../account-view.ts'

export async function createAccount(
  { db, currencies }: BookContext,
  { player, body }: CallRequest<'createAccount'>,
): Promise<CallAnswer<'createAccount'> | Refusal> {
  if (!currencies.has(body.currency)) return refuse('currency_not_offered')
  await openAccount(db, player.playerId, body.currency)
  const accounts = await listAccounts(db, player.playerId)
  const account = accounts.find(({ currency }) => currency === body.currency)
  return account === undefined ? refuse('not_found') : { data: accountView(account, currencies) }
}
