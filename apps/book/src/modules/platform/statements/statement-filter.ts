import type { StatementType } from '@touchline/contract'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { hasHostAccount, type MovementFilter } from '../../wallet/index.ts'
import type { PlatformParts } from '../parts.ts'
import { kindsOf } from './statement-type.ts'

export interface StatementQuery {
  readonly currency?: string | undefined
  readonly type?: StatementType | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Which movements a query selects; of the player's main currency unless it names another one they have an account in.
 * For money that a host keeps, the host has the statement.
 */
export async function statementFilter(
  { db }: PlatformParts,
  playerId: number,
  query: StatementQuery,
): Promise<MovementFilter | Refusal> {
  const [account] = await db.query<{ currency: string }>(
    `SELECT a.currency FROM players p JOIN wallet_accounts a ON a.player_id = p.id AND a.currency = coalesce($2, p.currency)
     WHERE p.id = $1`,
    [playerId, query.currency ?? null],
  )
  if (await hasHostAccount(db, playerId)) return refuse('wallet_at_host')
  if (account === undefined) return refuse('no_account_in_currency')
  return {
    playerId,
    currency: account.currency,
    kinds: query.type === undefined ? null : kindsOf(query.type === 'other' ? undefined : query.type),
    isWithout: query.type === 'other',
    from: query.from === undefined ? null : Date.parse(query.from),
    to: query.to === undefined ? null : Date.parse(query.to),
  }
}
