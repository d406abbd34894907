import * as z from 'zod/mini'
import { STATEMENT_TYPES } from '../constants.ts'
import { Account } from '../entities/player.ts'
import { Rate, StatementEntry } from '../entities/statement.ts'
import { CurrencyCode, one, PageQuery, pageOf, Timestamp } from '../primitives.ts'
import { defineCall } from './define.ts'

const StatementFilter = {
  /** The player's main currency where absent. */
  currency: z.optional(CurrencyCode),
  type: z.optional(z.enum(STATEMENT_TYPES)),
  from: z.optional(Timestamp),
  /** Not included. */
  to: z.optional(Timestamp),
}

export const createAccount = defineCall({
  method: 'POST',
  path: '/api/player/accounts',
  auth: 'player',
  summary: 'Opens an account in a currency; where there is one already, it is answered',
  body: z.strictObject({ currency: CurrencyCode }),
  answer: one(Account),
  status: 201,
})

export const getStatements = defineCall({
  method: 'GET',
  path: '/api/player/statements',
  auth: 'player',
  summary: 'Movements of one account, newest first, each with the balance after it',
  query: z.strictObject({ ...StatementFilter, ...PageQuery }),
  answer: pageOf(StatementEntry),
  status: 200,
})

export const getStatementsFile = defineCall({
  method: 'GET',
  path: '/api/player/statements.csv',
  auth: 'player',
  summary: 'The same movements as a file for a spreadsheet (RFC 4180), oldest first; no cell is taken for a formula',
  query: z.strictObject(StatementFilter),
  answer: z.string(),
  media: 'text/csv',
  status: 200,
})

export const getRates = defineCall({
  method: 'GET',
  path: '/api/v2/rates',
  auth: 'none',
  summary: 'Currencies of the book with their present rates; payout caps and the slip convert by them',
  answer: z.strictObject({ data: z.array(Rate) }),
  status: 200,
})
