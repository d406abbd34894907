-- Why money moves, and between whom. A system account is named by its code, a player's by 'player'.
CREATE TABLE transfer_kinds (
  kind TEXT PRIMARY KEY,
  from_side TEXT[] NOT NULL,
  to_side TEXT[] NOT NULL,
  meaning TEXT NOT NULL
);
INSERT INTO transfer_kinds (kind, from_side, to_side, meaning) VALUES
  ('deposit', '{deposits}', '{player}', 'money from outside'),
  ('withdrawal', '{player}', '{deposits}', 'money that leaves for a player''s account elsewhere'),
  ('stake', '{player}', '{stakes_pending}', 'a bet is placed'),
  ('stake_returned', '{stakes_pending}', '{player}', 'a bet that was not accepted'),
  ('stake_settled', '{stakes_pending}', '{house_equity}', 'a bet is over: its stake is the house''s'),
  ('stake_reopened', '{house_equity}', '{stakes_pending}', 'a result was taken back: the stake is at risk again'),
  ('payout', '{house_equity}', '{player}', 'what a bet pays'),
  ('correction', '{house_equity,player}', '{house_equity,player}', 'the difference between two results of a bet'),
  ('debt', '{player_debts}', '{house_equity}', 'what a correction could not take back'),
  ('debt_repaid', '{player}', '{player_debts}', 'what a bet brought goes to a debt first'),
  ('stake_cashed_out', '{stakes_pending}', '{house_equity}', 'the stake of what is cashed out'),
  ('cash_out', '{house_equity}', '{player}', 'what a cash-out pays');

-- One transfer to be booked; see wallet_post.
CREATE TYPE wallet_posting AS (
  kind TEXT, from_account BIGINT, to_account BIGINT, currency TEXT, amount BIGINT, bet_id BIGINT, round SMALLINT, at TIMESTAMPTZ
);
