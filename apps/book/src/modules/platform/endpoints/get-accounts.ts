import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { listAccounts } from '../../wallet/index.ts'

export async function getAccounts(
  { db, currencies }: BookContext,
  { player }: CallRequest<'getAccounts'>,
): Promise<CallAnswer<'getAccounts'>> {
  const accounts = await listAccounts(db, player.playerId)
  return {
    data: accounts.map(({ currency, balance }) => {
      const rules = currencies.get(currency)
      const subunits = rules?.currency.subunits ?? 1
      return { currency, balance: Number(balance), subunits, active: true, fiat: rules?.isFiat ?? true }
    }),
  }
}
