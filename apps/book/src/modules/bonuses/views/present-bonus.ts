import { type BonusPlayer, prizes, requestStateOf } from '@touchline/betting'
import type { Bonus, Freebet, Hunting, HuntingTournament, Lootbox } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { nameIn } from '../../../kernel/names.ts'
import type { StoredBox } from '../boxes/load-boxes.ts'
import { presentBoxes, presentContents } from '../boxes/present-boxes.ts'
import { canRaise } from '../boxes/raisable.ts'
import {
  type FarmingDefinition,
  type FreebetDefinition,
  isFarming,
  isFreebet,
  type LootboxDefinition,
} from '../definition/definition.ts'
import { type Issue, type StoredBonus, statusOf, wireId, worthOf } from '../load-bonuses.ts'
import { stepsOutlook } from './outlook.ts'

/** What the bets of a hunt come to. */
export interface HuntStats {
  readonly avg_stake: number
  readonly bets_count: number
  readonly open_bets: number
  readonly potential_points: number
  readonly farmed_event_ids: readonly number[]
}

export const NO_STATS: HuntStats = {
  avg_stake: 0,
  bets_count: 0,
  open_bets: 0,
  potential_points: 0,
  farmed_event_ids: [],
}

export interface PresentTerms {
  /** Null for a visitor. */
  readonly player: BonusPlayer | null
  readonly locale: ServedLocale
  readonly now: number
  /** By the id of what the player has. */
  readonly stats: ReadonlyMap<number, HuntStats>
  readonly subunitsOf: (currency: string) => number
  /** Boxes of the player, by the id of the loot box that they have. */
  readonly boxes: ReadonlyMap<number, readonly StoredBox[]>
  /** Free bets of the player that were neither used nor raised. */
  readonly raisable: readonly StoredBonus[]
  readonly prizeType: (key: string) => Freebet['type']
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A bonus as calls show it, in the reader's language. */
export function presentBonus(bonus: StoredBonus, terms: PresentTerms): Bonus {
  const { definition, issue, valid_to } = bonus
  const status = statusOf(bonus, terms.player, terms.now)
  const shared = {
    id: wireId(bonus),
    name: nameIn(definition.name, terms.locale),
    min_odds: definition.min_odds,
    uses_count: issue === null ? definition.uses_count : issue.uses_count,
    country_codes: definition.country_codes,
    event_conditions: definition.event_conditions,
    valid_to: iso(issue?.expires_at ?? valid_to),
    only_verified: definition.only_verified,
    trigger_key: definition.promo_code === null ? null : 'promo_code',
    status,
    banners: definition.banners,
  }
  const issuedShared = (own: Issue) => ({
    seen: own.seen,
    request_state: requestStateOf(own, status),
    times_used: own.times_used,
    activated_at: iso(own.activated_at),
    expired_at: iso(own.expired_at),
  })
  const issued = issue === null ? null : { ...issuedShared(issue), computed_status: status }
  if (isFreebet(definition)) {
    const own = issue === null ? null : freebetIssue(issue, issuedShared(issue), status === 'active')
    return { ...shared, ...freebetOf(definition), issued: own }
  }
  if (isFarming(definition)) return farmingOf(bonus, definition, { ...shared, issued }, terms)
  return { ...shared, type: 'comboboost', ranges: definition.ranges, issued }
}

function freebetOf(definition: FreebetDefinition) {
  const { type, max_odds, match_status, selection_count_from, selection_count_to, boost_max } = definition
  const boost_data = boost_max === null ? null : { max_multiplier: boost_max }
  return { type, max_odds, match_status, selection_count_from, selection_count_to, boost_data }
}

function freebetIssue<T extends object>(issue: Issue, shared: T, isActive: boolean) {
  return {
    ...shared,
    is_active: isActive,
    currency: issue.currency ?? 'EUR',
    amount: worthOf(issue),
    created_at: new Date(issue.created_at).toISOString(),
    boost_multiplier: issue.boost_multiplier,
  }
}

type SharedByAll = Omit<Extract<Bonus, { type: 'comboboost' }>, 'type' | 'ranges' | 'issued'>

function farmingOf(
  bonus: StoredBonus,
  definition: FarmingDefinition,
  shared: SharedByAll & Pick<Hunting, 'issued'>,
  terms: PresentTerms,
): Hunting | HuntingTournament | Lootbox {
  const { stats, subunitsOf, prizeType } = terms
  const { issue, pool, initial_pool } = bonus
  const own = (issue === null ? undefined : stats.get(issue.id)) ?? NO_STATS
  const outlook = stepsOutlook(bonus, issue, own.potential_points)
  const farming = {
    currency: definition.currency,
    subunits: subunitsOf(definition.currency),
    stats: {
      avg_stake: own.avg_stake,
      bets_count: own.bets_count,
      points: issue?.points ?? 0,
      available_points: outlook.missing,
      potential_points: own.potential_points,
      potential_freebet_amount: outlook.freebet,
      initial_pool,
    },
    farmed_event_ids: [...own.farmed_event_ids],
    used_in_bets: own.open_bets,
    farm_once_per_event: definition.farm_once_per_event,
    farming_freebet_type: prizeType(definition.prize),
    show_in_promotion: definition.show_in_promotion,
    pool,
  }
  if (definition.type === 'hunting') return { ...shared, ...farming, steps: definition.steps, type: 'hunting' }
  if (definition.type === 'lootbox') return { ...shared, ...farming, steps: [], ...lootboxOf(bonus, definition, terms) }
  const places = prizes(
    definition.prizes,
    pool,
    definition.prizes.map(() => 1),
  )
  return {
    ...shared,
    ...farming,
    steps: [],
    prizes: [...places],
    type: 'hunting_tournament',
    level: definition.level,
    level_status: bonus.level_status,
  }
}

function lootboxOf(
  { issue }: StoredBonus,
  definition: LootboxDefinition,
  terms: PresentTerms,
): Pick<Lootbox, 'type' | 'contents' | 'boxes' | 'freebets_to_boost'> {
  const boxes = (issue === null ? undefined : terms.boxes.get(issue.id)) ?? []
  // What was promised with the box that is opened next.
  const contents = boxes.find(({ opened_at }) => opened_at === null)?.contents ?? definition.contents
  const freebets = terms.raisable.filter((bonus) => canRaise(bonus, { contents: [...contents] }))
  return {
    type: 'lootbox',
    contents: presentContents(contents),
    boxes: presentBoxes(boxes, issue?.points ?? 0),
    freebets_to_boost: freebets
      .map((bonus) => presentBonus(bonus, terms))
      .filter((bonus): bonus is Freebet => bonus.type.startsWith('freebet'))
      .filter(({ status }) => status === 'active' || status === 'available' || status === 'overridden'),
  }
}
