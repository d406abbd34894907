import type { Damage, Rows } from './audit-bonuses.ts'

const AT = "'2026-11-26T12:00:00Z'"
/** Makes the account of the player one whose money a host keeps. */
const hosted = ({ account }: Rows) =>
  `INSERT INTO host_accounts (account_id, host_id, external_id) VALUES (${account}, 1, 'player')`
const paid = (rows: Rows, columns: string, values: string) =>
  `${hosted(rows)}; INSERT INTO host_payments (id, account_id, amount, made_at, ${columns}) OVERRIDING SYSTEM VALUE
   VALUES (1000000, ${rows.account}, 5, ${AT}, ${values})`

export const HOST_WALLET_DAMAGES: readonly Damage[] = [
  {
    rule: "a player's account is empty where a host keeps the money",
    harm: hosted,
    names: ({ account }) => `account ${account}: `,
  },
  {
    rule: 'each debit equals the stakes of its bets, and a debit that failed has no accepted bet',
    harm: (rows) => `
      ${paid(rows, 'kind, purpose, state, until, ended_at', `'debit', 'stake', 'refused', ${AT}, ${AT}`)};
      UPDATE bets SET host_debit = 1000000 WHERE id = ${rows.open}`,
    names: () => 'payment 1000000 (refused): 5, stakes 1000, not rejected 1',
  },
  {
    rule: 'the host wallets account is the sum of the payments that hosts confirmed',
    harm: (rows) => paid(rows, 'kind, purpose, state, ended_at', `'credit', 'payout', 'done', ${AT}`),
    names: () => 'EUR: host wallets 0, payments 5',
  },
  {
    rule: 'the payable account is the sum of the credits that hosts have not confirmed',
    harm: (rows) => paid(rows, 'kind, purpose, try_at', `'credit', 'payout', ${AT}`),
    names: () => 'EUR: payable 0, payments 5',
  },
  {
    rule: 'the claims account is the sum of the stakes that wait for a debit',
    harm: (rows) => `
      ${paid(rows, 'kind, purpose, until, try_at', `'debit', 'stake', ${AT}, ${AT}`)};
      UPDATE bets SET host_debit = 1000000, status = 'submitted', decide_at = ${AT} WHERE id = ${rows.open}`,
    names: () => 'EUR: claims 0, payments -1000',
  },
]
