import { type TextId, textInEach } from '../texts/index.ts'

type NameOf<Id> = Id extends `bonus.name.${infer Name}` ? Name : never

const DAY_MS = 86_400_000

function named(key: string, name: NameOf<TextId>, more: object) {
  return { key, name: textInEach(`bonus.name.${name}`), ...more }
}

/** Worth the same for every player, whichever currency they signed up with. */
function worth(euros: number): object {
  return { amounts: { EUR: euros * 100 }, by_rate: true }
}

const RANGES = [
  { min_count: 4, max_count: 5, bonus_odds: 10_500 },
  { min_count: 6, max_count: 7, bonus_odds: 11_000 },
  { min_count: 8, max_count: 9, bonus_odds: 12_000 },
  { min_count: 10, max_count: null, bonus_odds: 14_000 },
]
const EVERYONE = { for_everyone: true, valid_days: 30 }
const FARMING = {
  for_everyone: true,
  currency: 'EUR',
  points_per_unit: 10,
  odds_cap: 50_000,
  min_odds: 13_000,
  prize: 'prize-freebet',
}

/**
 * The bonuses of a demo world, in the format of an operator's file: every kind, for every player. A free bet and a
 * combo boost run at once; the others wait until they are started.
 * @param now Unix ms
 */
export function demoBonuses(now: number): readonly object[] {
  return [
    named('prize-freebet', 'prize', {
      type: 'freebet',
      ...worth(1),
      valid_days: 14,
      boost_max: 20_000,
      show_in_promotion: false,
    }),
    named('code-freebet', 'code', {
      type: 'freebet',
      ...worth(10),
      valid_days: 14,
      promo_code: 'WELCOME10',
      min_odds: 15_000,
    }),
    named('weekly-hunt', 'hunt', {
      ...FARMING,
      type: 'hunting',
      pool: 1_000_00,
      farm_once_per_event: true,
      steps: [
        { points: 50, amount: 2_00 },
        { points: 200, amount: 5_00 },
        { points: 500, amount: 10_00 },
      ],
    }),
    named('lucky-raise', 'box', {
      for_everyone: true,
      type: 'lootbox',
      currency: 'EUR',
      points_per_unit: 10,
      odds_cap: 50_000,
      min_odds: 13_000,
      opens_at: [0, 50],
      contents: [
        { multiplier: 11_000, chance: '6/10' },
        { multiplier: 12_500, chance: '3/10' },
        { multiplier: 15_000, chance: '9/100' },
        { multiplier: 20_000, chance: '1/100' },
      ],
    }),
    named('champions-race', 'race', {
      ...FARMING,
      type: 'hunting_tournament',
      level: 'season',
      pool: 500_00,
      feed: 100,
      // The points of 100.00 EUR at 2.00: many events decide the race, no single one.
      points_per_event: 1_000,
      prizes: [4_000, 2_500, 1_500, 1_000, 1_000],
      valid_to: new Date(now + 30 * DAY_MS).toISOString(),
    }),
    named('double-or-better', 'double', {
      ...EVERYONE,
      type: 'freebet_only_win',
      ...worth(3),
      selection_count_from: 2,
      match_status: 'prematch',
      activates_itself: false,
    }),
    named('live-treat', 'live', {
      ...EVERYONE,
      type: 'freebet_all_win',
      ...worth(2),
      match_status: 'live',
      activates_itself: false,
    }),
    named('no-risk', 'no_risk', {
      ...EVERYONE,
      type: 'freebet_no_risk',
      ...worth(10),
      min_odds: 15_000,
      activates_itself: false,
    }),
    named('combo-boost', 'combo', { for_everyone: true, type: 'comboboost', ranges: RANGES, min_odds: 13_000 }),
    named('welcome-freebet', 'welcome', {
      ...EVERYONE,
      type: 'freebet',
      ...worth(5),
      min_odds: 15_000,
      boost_max: 20_000,
    }),
  ]
}
