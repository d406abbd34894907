/** What accounts of the system hold, by currency. @param code a system code */
const held = (code: string) => `
  SELECT e.currency, sum(e.amount) AS total FROM wallet_entries e JOIN wallet_accounts a ON a.id = e.account_id
  WHERE a.system_code = '${code}' GROUP BY 1`

/** What payments of hosts come to, by currency. @param which of them, as SQL over `p` */
const come = (sum: string, which: string) => `
  SELECT a.currency, sum(${sum}) AS total FROM host_payments p JOIN wallet_accounts a ON a.id = p.account_id WHERE ${which} GROUP BY 1`

const differing = (name: string, left: string, right: string) => `
  SELECT c.code || ': ${name} ' || coalesce(l.total, 0) || ', payments ' || coalesce(r.total, 0) AS detail FROM currencies c
  LEFT JOIN (${left}) l ON l.currency = c.code LEFT JOIN (${right}) r ON r.currency = c.code
  WHERE coalesce(l.total, 0) <> coalesce(r.total, 0)`

/**
 * Rules about money that hosts keep: each payment has a cause in the book, and the ledger agrees with the hosts'
 * responses (decision 51).
 */
export const HOST_WALLET_RULES = {
  "a player's account is empty where a host keeps the money": `
    SELECT 'account ' || a.id || ': ' || a.balance AS detail FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id
    WHERE a.balance <> 0`,
  'each debit equals the stakes of its bets, and a debit that failed has no accepted bet': `
    SELECT 'payment ' || p.id || ' (' || p.state || '): ' || p.amount || ', stakes ' || coalesce(b.stakes, 0)
      || ', not rejected ' || coalesce(b.taken, 0) AS detail
    FROM host_payments p LEFT JOIN (
      SELECT b.host_debit, sum(t.amount) AS stakes, count(*) FILTER (WHERE b.status NOT IN ('submitted', 'rejected')) AS taken
      FROM bets b LEFT JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake' GROUP BY 1) b ON b.host_debit = p.id
    WHERE p.kind = 'debit' AND p.purpose = 'stake' AND (coalesce(b.stakes, 0) <> p.amount OR (p.state <> 'done' AND b.taken > 0))
    UNION ALL
    SELECT 'bet ' || b.id || ': no debit' FROM bets b JOIN host_accounts h ON h.account_id = b.account_id
    LEFT JOIN bet_bonuses x ON x.bet_id = b.id AND x.is_house WHERE (b.host_debit IS NULL) <> (x.bet_id IS NOT NULL)`,
  'the host wallets account is the sum of the payments that hosts confirmed': differing(
    'host wallets',
    held('host_wallets'),
    come("CASE p.kind WHEN 'credit' THEN p.amount ELSE -p.amount END", "p.state = 'done'"),
  ),
  'the payable account is the sum of the credits that hosts have not confirmed': differing(
    'payable',
    held('host_payable'),
    come('p.amount', "p.kind = 'credit' AND p.state = 'asked'"),
  ),
  'the claims account is the sum of the stakes that wait for a debit': differing(
    'claims',
    held('host_claims'),
    `SELECT b.currency, -sum(t.amount) AS total FROM bets b JOIN host_payments p ON p.id = b.host_debit
     JOIN wallet_transfers t ON t.bet_id = b.id AND t.kind = 'stake' WHERE p.state <> 'done' AND b.status = 'submitted' GROUP BY 1`,
  ),
} as const
