import type { Db } from '../../db/index.ts'

/** What an operator sets of a currency beside its rate. */
export interface CurrencyTerms {
  /** What is kept of an exchange into or out of it, in hundredths of a percent, 0 to 5000. */
  readonly exchangeMargin?: number
  /** Smallest withdrawal in subunits, above 0. */
  readonly minWithdrawal?: bigint
}

/** Stores terms of a currency; what is absent stays. Returns false where the book has no such currency. */
export async function setCurrencyTerms(db: Db, currency: string, terms: CurrencyTerms): Promise<boolean> {
  const set = await db.query(
    `UPDATE currencies SET exchange_margin = coalesce($2, exchange_margin), min_withdrawal = coalesce($3, min_withdrawal)
     WHERE code = $1 RETURNING 1`,
    [currency, terms.exchangeMargin ?? null, terms.minWithdrawal ?? null],
  )
  return set.length > 0
}
