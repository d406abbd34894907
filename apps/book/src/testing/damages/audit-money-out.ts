import type { Damage, Rows } from './audit-bonuses.ts'

/** What the account in USD paid of a debt in EUR, as nothing booked it. */
const collected = ({ account, player }: Rows, amount: number, repaid: number) => `
  INSERT INTO debt_collections (debt_account, from_account, amount, repaid, from_rate, debt_rate, out_transfer, in_transfer, at)
  SELECT ${account}, id, ${amount}, ${repaid}, 1.08, 1, 999999998, 999999999, '2026-11-01' FROM wallet_accounts
  WHERE player_id = ${player} AND currency = 'USD'`

export const MONEY_OUT_DAMAGES: readonly Damage[] = [
  {
    rule: 'a debt is what corrections and providers could not take back, less what was paid of it',
    harm: ({ account }) => `INSERT INTO player_debts (account_id, amount) VALUES (${account}, 5)`,
    names: ({ account }) => `account ${account}: debt 5, entries 0`,
  },
  {
    rule: 'nothing was withdrawn or exchanged while its player owed',
    harm: ({ deposit }) => `UPDATE deposit_intents SET owed = 5, owed_transfer = 0 WHERE id = ${deposit}`,
    names: ({ player }) => `player ${player}: transfer `,
  },
  {
    rule: 'nothing was withdrawn or exchanged while its player owed',
    harm: ({ deposit }) => `UPDATE deposit_intents SET owed = 5, owed_transfer = 0 WHERE id = ${deposit}`,
    names: () => '(exchange_out) with 5 owed',
  },
  {
    rule: 'who owes has nothing left that could pay it',
    harm: ({ account }) => `
      UPDATE wallet_accounts SET balance = 0 WHERE id = ${account};
      INSERT INTO player_debts (account_id, amount) VALUES (${account}, 5)`,
    names: ({ player }) => `player ${player}: 1069 USD, owing 5 EUR`,
  },
  {
    rule: 'what one account paid of the debt of another was worth it, at the rates of its moment',
    harm: (rows) => collected(rows, 107, 1_00),
    names: () => ': 107 for 100',
  },
  {
    rule: 'what one account paid of the debt of another was worth it, at the rates of its moment',
    harm: (rows) => collected(rows, 109, 1_00),
    names: () => ': 109 for 100',
  },
  {
    rule: 'what one account paid of the debt of another was worth it, at the rates of its moment',
    harm: (rows) => `
      INSERT INTO currency_rates (currency, at, units_per_euro) VALUES ('USD', '2026-10-31', 1.2);
      ${collected(rows, 108, 1_00)}`,
    names: () => ': 108 for 100',
  },
  {
    rule: 'what was collected for a debt was booked once',
    harm: (rows) => collected(rows, 108, 1_00),
    names: () => ': transfer -',
  },
  {
    rule: 'an exchange was made at the rates of its moment',
    harm: () => `
      INSERT INTO currency_rates (currency, at, units_per_euro)
      SELECT 'USD', max(at) - interval '1 second', 1.2 FROM exchanges`,
    names: () => ': 1 to 1.08',
  },
  {
    rule: 'an exchange kept the offer that its player was shown',
    harm: ({ player }) => `
      INSERT INTO exchange_quotes (id, player_id, from_currency, to_currency, amount, received, expires_at)
      VALUES ('planted', ${player}, 'EUR', 'USD', 1000, 1070, 'infinity');
      UPDATE exchanges SET quote_id = 'planted' WHERE player_id = ${player}`,
    names: () => ': 1000 for 1069, offered 1070',
  },
  {
    rule: 'no more was withdrawn to a method than was deposited by it and won',
    harm: ({ withdrawal, player }) => `
      DELETE FROM wallet_transfers WHERE to_account IN (SELECT id FROM wallet_accounts WHERE player_id = ${player}) AND kind <> 'payment';
      UPDATE withdrawal_requests SET amount = 5000000 WHERE id = ${withdrawal}`,
    names: () => ': 50000.00 EUR out, 50.00 in',
  },
]
