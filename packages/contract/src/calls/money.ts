import * as z from 'zod/mini'
import { STATEMENT_TYPES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Account } from '../entities/player.ts'
import { Rate, StatementEntry } from '../entities/statement.ts'
import { CurrencyCode, one, PageQuery, pageOf, Timestamp } from '../primitives.ts'
import { defineCall } from './define.ts'

const StatementFilter = {
  currency: about(z.optional(CurrencyCode), "The player's main currency where absent."),
  type: about(z.optional(z.enum(STATEMENT_TYPES)), 'Only movements of this kind.'),
  from: about(z.optional(Timestamp), 'Only movements then or later.'),
  to: about(z.optional(Timestamp), 'Not included.'),
}

export const createAccount = defineCall('createAccount', {
  summary: 'Opens an account in a currency; where there is one already, it is answered',
  body: z.strictObject({ currency: about(CurrencyCode, 'Currency of the new account.') }),
  answer: one(Account),
  status: 201,
})

export const getStatements = defineCall('getStatements', {
  summary: 'Movements of one account, newest first, each with the balance after it',
  query: z.strictObject({ ...StatementFilter, ...PageQuery }),
  answer: pageOf(StatementEntry),
  status: 200,
})

export const getStatementsFile = defineCall('getStatementsFile', {
  summary: 'The same movements as a file for a spreadsheet (RFC 4180), oldest first; no cell is taken for a formula',
  query: z.strictObject(StatementFilter),
  answer: z.string(),
  media: 'text/csv',
  status: 200,
})

export const getRates = defineCall('getRates', {
  summary: 'Currencies of the book with their present rates; payout caps and the slip convert by them',
  answer: z.strictObject({ data: z.array(Rate) }),
  status: 200,
})
