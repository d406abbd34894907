import type { AvailableBonuses, SlipBonus } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { nameIn } from '../../../kernel/names.ts'
import type { CurrencyTable } from '../../wallet/index.ts'
import { isFarming, isFreebet } from '../definition/definition.ts'
import { type StoredBonus, statusOf, wireId } from '../load-bonuses.ts'
import { stepsOutlook } from '../views/outlook.ts'
import type { BetOfSlip } from './use-of-bonus.ts'
import { useOfBonus } from './use-of-bonus.ts'

export interface SlipAsker {
  readonly player: Parameters<typeof statusOf>[1]
  readonly farmed: ReadonlyMap<number, ReadonlySet<number>>
  readonly currencies: CurrencyTable
  readonly locale: ServedLocale
  readonly now: number
}

const NONE: AvailableBonuses = {
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
  jackpots: [],
}

/**
 * A player's bonuses that one bet could use. Of each kind that allows one at a time, the best: usable ones first, then
 * the newest. A bonus whose conditions the bet does not meet is listed as unavailable, so that the slip can show what
 * is missing.
 */
export function slipBonuses(bonuses: readonly StoredBonus[], bet: BetOfSlip, asker: SlipAsker): AvailableBonuses {
  const found = bonuses.flatMap((bonus) => slipBonus(bonus, bet, asker) ?? [])
  const best = (type: SlipBonus['bonus_type']) => {
    const own = found.filter(({ bonus_type }) => bonus_type === type)
    return own.find(({ user_bonus_status }) => user_bonus_status === 'active') ?? own[0] ?? null
  }
  return {
    ...NONE,
    comboboost: best('comboboost'),
    freebet: found.filter(({ bonus_type }) => bonus_type.startsWith('freebet')),
    hunting: best('hunting'),
    lootbox: best('lootbox'),
    tournament: best('tournament'),
  }
}

function slipBonus(
  bonus: StoredBonus,
  bet: BetOfSlip,
  { player, farmed, currencies, locale, now }: SlipAsker,
): SlipBonus | null {
  const { definition, issue } = bonus
  const availability = statusOf(bonus, player, now)
  // One that waits for another free bet is started again as any other that waits.
  const status = availability === 'overridden' ? 'available' : availability
  if (issue === null || (status !== 'active' && status !== 'available')) return null
  // Points give no more boxes.
  if (definition.type === 'lootbox' && issue.points >= (definition.opens_at.at(-1) ?? 0)) return null
  const use = useOfBonus(bonus, bet, farmed.get(issue.id) ?? new Set(), currencies)
  const outlook = isFarming(definition) ? stepsOutlook(bonus, issue, use.points) : null
  return {
    bonus_id: wireId(bonus),
    bonus_type: use.type,
    user_bonus_status: use.isUsable ? status : 'not_available',
    name: nameIn(definition.name, locale),
    bonus_odds: use.odds,
    min_odds: definition.min_odds,
    ranges: 'ranges' in definition ? definition.ranges : [],
    amount: isFreebet(definition) ? use.amount : null,
    currency: isFreebet(definition) ? issue.currency : isFarming(definition) ? definition.currency : null,
    valid_to: issue.expires_at === null ? null : new Date(issue.expires_at).toISOString(),
    active_range_index: use.rangeIndex,
    suitable_selections: [...use.counting],
    potential_points: use.points,
    available_points: outlook?.missing ?? 0,
    points: issue.points,
    potential_freebet_amount: outlook?.freebet ?? 0,
  }
}
