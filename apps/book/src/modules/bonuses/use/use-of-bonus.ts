import {
  activeRangeIndex,
  type BetBonus,
  fraction,
  isHouseStake,
  multiplyFractions,
  oddsFraction,
  parseFraction,
  pointsOf,
  type SelectionFacts,
  scaleOdds,
  suitableSelections,
  takesFreebet,
} from '@touchline/betting'
import type { BetType, SlipBonusType } from '@touchline/contract'
import type { CurrencyRules, CurrencyTable } from '../../wallet/index.ts'
import { type FarmingDefinition, isFarming, isFreebet } from '../definition/definition.ts'
import { type StoredBonus, worthOf } from '../load-bonuses.ts'

/** A bet of a slip, or one that is being placed. */
export interface BetOfSlip {
  readonly type: BetType
  readonly facts: readonly SelectionFacts[]
  readonly stake: bigint
  /** Null where the stake's currency is not known yet. */
  readonly rules: CurrencyRules | null
}

/** What a bonus does for a bet. */
export interface BonusUse {
  readonly type: SlipBonusType
  /** Whether the bet meets all conditions. */
  readonly isUsable: boolean
  readonly counting: readonly number[]
  readonly rangeIndex: number | null
  /** Scaled. */
  readonly odds: number
  readonly terms: BetBonus
  readonly isHouse: boolean
  /** Worth of a free bet, in subunits; 0 of others. */
  readonly amount: number
  readonly points: number
  /** Events that it uses up, where each counts once. */
  readonly events: readonly number[]
}

/**
 * The effect of a bonus on a bet, computed in one place for the slip and for placement.
 * @param farmed events that have counted already
 */
export function useOfBonus(
  { definition, issue }: StoredBonus,
  { type, facts, stake, rules }: BetOfSlip,
  farmed: ReadonlySet<number>,
  currencies: CurrencyTable,
): BonusUse {
  const isPlain = type === 'single' || type === 'combo'
  const none = { rangeIndex: null, odds: 10_000, isHouse: false, amount: 0, points: 0, events: [] }
  if (isFreebet(definition)) {
    const counting = suitableSelections(definition, facts)
    const isOwnCurrency = rules === null || rules.currency.code === issue?.currency
    const isUsable = isPlain && isOwnCurrency && takesFreebet(definition, counting.length, facts.length)
    const amount = issue === null ? 0 : worthOf(issue)
    const terms = { type: definition.type }
    return { ...none, type: definition.type, isUsable, counting, terms, isHouse: isHouseStake(definition.type), amount }
  }
  if (isFarming(definition)) {
    const kind = definition.type === 'hunting_tournament' ? 'tournament' : definition.type
    const open = facts.map((fact) =>
      definition.farm_once_per_event && farmed.has(fact.eventId) ? { ...fact, odds: 0 } : fact,
    )
    const counting = suitableSelections(definition, open)
    const points = pointsFor(definition, facts, counting, stake, rules, currencies)
    const events = definition.farm_once_per_event ? counting.map((place) => facts[place]?.eventId ?? 0) : []
    return {
      ...none,
      type: kind,
      isUsable: isPlain && counting.length > 0,
      counting,
      terms: { type: kind },
      points,
      events,
    }
  }
  const counting = suitableSelections(definition, facts)
  const rangeIndex = type === 'combo' ? activeRangeIndex(definition.ranges, counting.length) : null
  const odds = (rangeIndex === null ? undefined : definition.ranges[rangeIndex]?.bonus_odds) ?? 10_000
  const terms = { type: 'comboboost', ranges: definition.ranges, counting } as const
  return { ...none, type: 'comboboost', isUsable: rangeIndex !== null, counting, rangeIndex, odds, terms }
}

function pointsFor(
  definition: FarmingDefinition,
  facts: readonly SelectionFacts[],
  counting: readonly number[],
  stake: bigint,
  rules: CurrencyRules | null,
  currencies: CurrencyTable,
): number {
  const own = currencies.get(definition.currency)
  if (rules === null || own === undefined || counting.length === 0) return 0
  const odds = counting.reduce(
    (product, place) => multiplyFractions(product, oddsFraction(facts[place]?.odds ?? 10_000)),
    fraction(1),
  )
  const euros = multiplyFractions(fraction(stake, rules.currency.subunits), inverse(rateOf(rules)))
  return pointsOf(multiplyFractions(euros, rateOf(own)), Math.min(scaleOdds(odds), definition.odds_cap), definition)
}

function rateOf({ rate }: CurrencyRules) {
  return parseFraction(rate.unitsPerEuro) ?? fraction(1)
}

function inverse({ n, d }: { readonly n: bigint; readonly d: bigint }) {
  return fraction(d, n)
}
