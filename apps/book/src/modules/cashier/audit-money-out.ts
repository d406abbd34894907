import { wasInForce } from '../wallet/index.ts'

/**
 * Rules about money that leaves otherwise than by bets: by which rate it was changed, what an offer promised, and how
 * much went to a method.
 */
export const MONEY_OUT_RULES = {
  'an exchange was made at the rates of its moment': `
    SELECT 'exchange ' || x.id || ': ' || x.from_rate || ' to ' || x.to_rate AS detail FROM exchanges x
    JOIN ledger_rules l ON l.name = 'exchanges_by_the_rate_of_the_moment' AND x.out_transfer > l.after_transfer
    JOIN wallet_accounts f ON f.id = x.from_account JOIN wallet_accounts t ON t.id = x.to_account
    WHERE NOT ${wasInForce('f.currency', 'x.from_rate', 'x.at')} OR NOT ${wasInForce('t.currency', 'x.to_rate', 'x.at')}`,
  // Offers that have run out are dropped after a while.
  'an exchange kept the offer that its player was shown': `
    SELECT 'exchange ' || x.id || ': ' || x.amount || ' for ' || x.received || ', offered ' || q.received AS detail
    FROM exchanges x JOIN exchange_quotes q ON q.id = x.quote_id
    JOIN wallet_accounts f ON f.id = x.from_account JOIN wallet_accounts t ON t.id = x.to_account
    WHERE (x.player_id, x.amount, x.received, f.currency, t.currency) IS DISTINCT FROM
          (q.player_id, q.amount, q.received, q.from_currency, q.to_currency) OR x.at >= q.expires_at`,
  // By the newest rates, which may have moved since it was requested.
  'no more was withdrawn to a method than was deposited by it and won': `
    SELECT 'method ' || m.method_id || ': ' || round(m.withdrawn, 2) || ' EUR out, ' || round(m.deposited, 2) || ' in' AS detail
    FROM (SELECT DISTINCT w.player_id FROM withdrawal_requests w JOIN ledger_rules l ON l.name = 'withdrawals_by_method'
          WHERE w.reserved_transfer > l.after_transfer) p,
      LATERAL method_rooms(p.player_id, 'infinity', true) m
    WHERE m.withdrawn > 0 AND m.room < -(m.withdrawn / 2 + 1)`,
} as const
