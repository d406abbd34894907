import type { Handlers } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { createAccount } from './create-account.ts'
import { getRates } from './get-rates.ts'
import { getStatements } from './get-statements.ts'
import { getStatementsFile } from './get-statements-file.ts'

/** Calls about accounts, statements and rates. */
export type MoneyCall = 'createAccount' | 'getStatements' | 'getStatementsFile' | 'getRates'

export function moneyEndpoints(ports: PlatformParts): Handlers<MoneyCall> {
  return {
    createAccount: createAccount(ports),
    getStatements: getStatements(ports),
    getStatementsFile: getStatementsFile(ports),
    getRates: getRates(ports),
  }
}
