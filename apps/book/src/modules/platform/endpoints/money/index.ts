import type { Handlers } from '../../../../http/handler.ts'
import { createAccount } from './create-account.ts'
import { getRates } from './get-rates.ts'
import { getStatements } from './get-statements.ts'
import { getStatementsFile } from './get-statements-file.ts'

/** Calls about accounts, statements and rates. */
export type MoneyCall = 'createAccount' | 'getStatements' | 'getStatementsFile' | 'getRates'

export const moneyEndpoints: Handlers<MoneyCall> = {
  createAccount,
  getStatements,
  getStatementsFile,
  getRates,
}
