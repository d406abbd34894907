import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { listAccounts } from '../../wallet/index.ts'
import { accountView } from '../account-view.ts'

export async function getAccounts(
  { db, currencies }: BookContext,
  { player }: CallRequest<'getAccounts'>,
): Promise<CallAnswer<'getAccounts'>> {
  const accounts = await listAccounts(db, player.playerId)
  return { data: accounts.map((account) => accountView(account, currencies)) }
}
