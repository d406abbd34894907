import { commitmentOf } from '@touchline/betting'

/** Rows that are damaged. */
export interface Rows {
  readonly player: number
  readonly account: bigint
  /** Waits for its result. */
  readonly open: number
  /** Half of it was cashed out, the rest won. */
  readonly won: number
  readonly match: number
  /** It succeeded; a withdrawal of some of it is requested, and some was exchanged. */
  readonly deposit: number
  readonly withdrawal: number
}

export interface Damage {
  readonly rule: string
  /** Something that no code of the book does, with triggers and foreign keys off. */
  harm(rows: Rows): string
  /** What the finding must name. */
  names(rows: Rows): string
}

/** A player's bonus without an issue: `more` are columns with their values. */
function planted(player: number, more: Readonly<Record<string, string>>, pool = 0): string {
  return `INSERT INTO bonuses (id, key, type, level_status, definition, for_everyone, currency, pool, created_at)
      VALUES (9001, 'planted', 'hunting', 'active', '{}', false, 'EUR', ${pool}, now());
    INSERT INTO player_bonuses (id, bonus_id, player_id, source, created_at, points_at${Object.keys(more)
      .map((name) => `, ${name}`)
      .join('')})
      VALUES (9002, 9001, ${player}, 'planted', now(), now()${Object.values(more)
        .map((value) => `, ${value}`)
        .join('')})`
}

const ON_BET = (bet: number) => `
  INSERT INTO bet_bonuses (bet_id, issue_id, bonus_id, type, odds, terms, is_house, amount)
  VALUES (${bet}, 9002, 9001, 'hunting', 10000, '{}', false, 0)`

const SEED = 'ab'.repeat(32)
/** Hardly ever anything but the first. */
const CONTENTS = '[{"multiplier": 11000, "chance": "999999/1000000"}, {"multiplier": 12000, "chance": "1/1000000"}]'

/** A box whose prize is fixed by a seed; opened on the player's free bet, with its rarest prize. */
const box = (seed: string, isOpened = false) => `
  INSERT INTO loot_boxes (id, issue_id, number, points, seed, commitment, contents, opened_at, client_key, freebet_id, drawn, multiplier)
  OVERRIDING SYSTEM VALUE VALUES (9003, 9002, 1, 0, '${seed}', '${commitmentOf(SEED)}', '${CONTENTS}',
    ${isOpened ? "now(), 'planted-key', 9002, 1, 12000" : 'NULL, NULL, NULL, NULL, NULL'})`

export const BONUS_DAMAGES: readonly Damage[] = [
  {
    rule: 'what is promised in free bets is what is left of them',
    harm: ({ player }) => planted(player, { currency: "'EUR'", amount: '500', uses_count: '1' }),
    names: () => 'EUR: booked ',
  },
  {
    rule: 'what is in the pools is what is booked for them',
    harm: ({ player }) => planted(player, {}, 5),
    names: () => 'EUR: booked ',
  },
  {
    rule: 'every use of a bonus is one bet',
    harm: ({ player }) => planted(player, { times_used: '1' }),
    names: () => 'bonus 9002: used 1, bets 0',
  },
  {
    rule: "a bet with a bonus is its player's",
    harm: ({ player, open }) => `${planted(player + 1, {})}; ${ON_BET(open)}`,
    names: ({ open }) => `bet ${open}`,
  },
  {
    rule: 'a free bet is raised by the box that was opened on it',
    harm: ({ player }) => planted(player, { boost_multiplier: '11000' }),
    names: () => 'bonus 9002: 11000, box none',
  },
  {
    rule: 'boxes that were opened are counted',
    harm: ({ player }) => `${planted(player, { steps_paid: '1' })}; ${box(SEED)}`,
    names: () => 'bonus 9002: counted 1, opened 0',
  },
  {
    rule: 'what was in a loot box is what its promised seed gives',
    harm: ({ player }) => `${planted(player, { steps_paid: '1' })}; ${box(SEED, true)}`,
    names: () => 'box 9003: another content than the draw',
  },
  {
    rule: 'what was in a loot box is what its promised seed gives',
    harm: ({ player }) => `${planted(player, { steps_paid: '1' })}; ${box('cd'.repeat(32), true)}`,
    names: () => 'box 9003: another seed was promised',
  },
  {
    rule: 'points are those of decided bets',
    harm: ({ player }) => planted(player, { points: '7' }),
    names: () => 'bonus 9002: 7, bets 0',
  },
]
