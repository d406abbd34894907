import { commitmentOf } from '@touchline/betting'

const SEED = 'ab'.repeat(32)

/** A jackpot that was never defined, with one round that is over, and a bet that takes part in it. */
const planted = (bet: number) => `
  INSERT INTO jackpots (id, code, currency, definition, created_at) OVERRIDING SYSTEM VALUE
  VALUES (900000, 'planted', 'EUR', '{"levels": [{"code": "mini"}]}', now());
  INSERT INTO jackpot_rounds (id, jackpot_id, level, round, seed, commitment, began_with, pool, begun_at, ended_at)
  OVERRIDING SYSTEM VALUE VALUES (900000, 900000, 0, 1, '${SEED}', '${commitmentOf(SEED)}', 0, 0, now(), now());
  INSERT INTO jackpot_entries (bet_id, jackpot_id, stake, client_key) VALUES (${bet}, 900000, 1000, 'key');`

const drawn = (bet: number, isHit: boolean) => `${planted(bet)}
  UPDATE jackpot_entries SET state = 'drawn' WHERE bet_id = ${bet};
  INSERT INTO jackpot_draws (bet_id, round_id, contribution, win_weight, miss_weight, was_due, is_hit, at)
  VALUES (${bet}, 900000, 0, 1, 1000000000, false, ${isHit}, now());`

const hit = (bet: number, player: number, status: string) => `
  INSERT INTO jackpot_hits (id, jackpot_id, round_id, level, bet_id, player_id, amount, amount_eur, status, created_at, paid_at)
  OVERRIDING SYSTEM VALUE VALUES (900000, 900000, 900000, 0, ${bet}, ${player}, 5, 5, '${status}', now(),
    CASE WHEN '${status}' = 'paid' THEN now() END)`

interface Rows {
  readonly player: number
  readonly open: number
}

/** What the audit must find of jackpots. */
export const JACKPOT_DAMAGES: readonly {
  readonly rule: string
  harm(rows: Rows): string
  names(rows: Rows): string
}[] = [
  {
    rule: 'the jackpot pools hold what their open rounds say',
    harm: ({ open }) => `${planted(open)}
      UPDATE jackpot_rounds SET pool = 5000000, began_with = 5000000, ended_at = NULL WHERE id = 900000`,
    names: () => 'EUR: account ',
  },
  {
    rule: 'jackpot prizes are kept for the hits that are not paid',
    harm: ({ open, player }) => planted(open) + hit(open, player, 'waiting'),
    names: () => 'EUR: account ',
  },
  {
    rule: 'a jackpot round holds its opening amount and the contributions of bets, less the hits',
    harm: ({ open }) => `${planted(open)} UPDATE jackpot_rounds SET pool = 7 WHERE id = 900000`,
    names: () => 'round 900000: 7',
  },
  {
    rule: 'a jackpot hit was drawn, and paid once, to the player of its bet',
    harm: ({ open, player }) => planted(open) + hit(open, player, 'paid'),
    names: () => 'hit 900000 (paid): nothing',
  },
  {
    rule: 'only bets that were taken are drawn',
    harm: ({ open }) => `${planted(open)} UPDATE jackpot_entries SET state = 'drawn' WHERE jackpot_id = 900000`,
    names: ({ open }) => `bet ${open} (waiting_results): drawn`,
  },
  {
    rule: 'only bets that were taken are drawn',
    harm: ({ open }) => `${drawn(open, false)} DELETE FROM jackpot_entries WHERE jackpot_id = 900000`,
    names: ({ open }) => `bet ${open} (waiting_results): drawn and folded`,
  },
  {
    rule: 'a jackpot draw is what its promised seed gives',
    harm: ({ open }) => drawn(open, true),
    names: ({ open }) => `round 900000, bet ${open}: won, against the draw`,
  },
  {
    rule: 'a jackpot draw is what its promised seed gives',
    harm: ({ open }) => `${drawn(open, false)} UPDATE jackpot_rounds SET seed = '${'cd'.repeat(32)}' WHERE id = 900000`,
    names: ({ open }) => `round 900000, bet ${open}: another seed was promised`,
  },
]
