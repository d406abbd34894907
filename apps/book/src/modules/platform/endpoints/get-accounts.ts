import type { Handler } from '../../../kernel/handler.ts'
import { listAccounts } from '../../wallet/index.ts'
import { accountView } from '../account-view.ts'
import type { PlatformParts } from '../parts.ts'

export function getAccounts({ db, currencies }: PlatformParts): Handler<'getAccounts'> {
  return async ({ player }) => {
    const accounts = await listAccounts(db, player.playerId)
    return { data: accounts.map((account) => accountView(account, currencies)) }
  }
}
