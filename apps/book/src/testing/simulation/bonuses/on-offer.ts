import { createHash } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import type { NewSeed } from '../../../kernel/ports/seeds.ts'
import { readDefinitions, storeDefinitions } from '../../../modules/bonuses/index.ts'
import { defineJackpot } from '../../../modules/jackpots/index.ts'
import { loadCurrencies } from '../../../modules/wallet/index.ts'
import { EURO_WORTH } from '../players/characters.ts'

const SECOND = 1_000
const named = (key: string) => ({ key, name: { en: key } })
/** Worth so many EUR in every currency. */
const worth = (euros: number) =>
  Object.fromEntries(Object.entries(EURO_WORTH).map(([currency, one]) => [currency, euros * one]))
const freebet = { min_odds: 12_000, boost_max: 20_000 }
const given = { ...freebet, for_everyone: true }
const farming = { currency: 'EUR', points_per_unit: 10, odds_cap: 60_000, activates_itself: true }

export const BOOST = {
  ...named('sim-boost'),
  type: 'comboboost',
  for_everyone: true,
  min_odds: 12_500,
  ranges: [
    { min_count: 2, max_count: 2, bonus_odds: 10_500 },
    { min_count: 3, max_count: 4, bonus_odds: 11_000 },
    { min_count: 5, max_count: null, bonus_odds: 12_500 },
  ],
} as const

/** Free bets for all players. The office gives them again later. */
export const FREEBETS = [
  { ...named('sim-freebet'), ...given, type: 'freebet', amounts: worth(5) },
  { ...named('sim-no-risk'), ...given, type: 'freebet_no_risk', amounts: worth(4), selection_count_to: 1 },
  { ...named('sim-all-win'), ...given, type: 'freebet_all_win', amounts: worth(6), uses_count: 2 },
  { ...named('sim-only-win'), ...given, type: 'freebet_only_win', amounts: worth(3), max_odds: 80_000 },
] as const

export const PROMO_CODE = 'SIM-CODE'
export const HUNT = {
  ...named('sim-hunt'),
  ...farming,
  type: 'hunting',
  for_everyone: true,
  pool: 60_00,
  feed: 100,
  prize: 'sim-prize',
  steps: [
    { points: 40, amount: 2_00 },
    { points: 150, amount: 5_00 },
    { points: 600, amount: 20_00 },
  ],
} as const
export const RACE = {
  ...named('sim-race'),
  ...farming,
  type: 'hunting_tournament',
  level: 'simple_tournament',
  for_everyone: true,
  pool: 100_00,
  feed: 500,
  farm_once_per_event: true,
  prize: 'sim-prize',
  prizes: [5_000, 3_000, 2_000],
} as const
export const BOX = {
  ...named('sim-box'),
  ...farming,
  type: 'lootbox',
  for_everyone: true,
  opens_at: [0, 50],
  contents: [
    { multiplier: 11_000, chance: '1/2' },
    { multiplier: 12_500, chance: '0.3' },
    { multiplier: 20_000, chance: '1/5' },
  ],
} as const

const LEVEL = { name: 'Level', share_ppm: 10_000, counted_stake: 50_00 }
export const JACKPOT = {
  code: 'sim-jackpot',
  name: 'Simulated',
  currency: 'EUR',
  min_stake: 1_00,
  min_odds: 11_000,
  approve_up_to: 20_00,
  levels: [
    { ...LEVEL, code: 'mini', seed_amount: 5_00, one_in: 80, hit_by: 6_50 },
    { ...LEVEL, code: 'grand', seed_amount: 100_00, one_in: 300, hit_by: null },
  ],
} as const

/** Seeds as a simulation draws them: they follow from its own. */
export function seedsOf(name: string): NewSeed {
  let n = 0
  return () => createHash('sha256').update(`${name}/${n++}`).digest('hex')
}

/** What every simulated player is offered; one free bet and the tournament end while they play. @param now Unix ms */
export async function offerBonuses(db: Db, now: number): Promise<void> {
  const at = (seconds: number) => new Date(now + seconds * SECOND).toISOString()
  const read = readDefinitions(
    JSON.stringify({
      bonuses: [
        BOOST,
        ...FREEBETS,
        { ...named('sim-short'), ...freebet, type: 'freebet', amounts: worth(2), valid_to: at(35) },
        { ...named('sim-code'), ...freebet, type: 'freebet_no_risk', amounts: worth(2), promo_code: PROMO_CODE },
        { ...named('sim-prize'), ...freebet, type: 'freebet', amounts: worth(1) },
        HUNT,
        { ...RACE, valid_to: at(50) },
        BOX,
      ],
    }),
  )
  if (read.kind === 'wrong') throw new Error(read.faults.join('\n'))
  await storeDefinitions(db, read.bonuses, now)
  const made = await defineJackpot(db, await loadCurrencies(db, now), JSON.stringify(JACKPOT), {
    now,
    newSeed: seedsOf('simulated jackpot'),
  })
  if (made.kind === 'refused') throw new Error(made.problems.join('\n'))
}
