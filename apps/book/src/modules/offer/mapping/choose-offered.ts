import { PROVIDERS, type Provider, type SportType } from '@touchline/betting'
import type { ProviderOrder } from '../../../kernel/provider-order.ts'

/** An event of a group: the same event, as one provider has it. */
export interface Candidate {
  readonly id: number
  readonly provider: Provider
  /** Its provider is up. */
  readonly isUp: boolean
  /** It has prices, and is not over. */
  readonly isOpen: boolean
  /** How far the match has come, by its provider. */
  readonly stage: Stage
}

/** Before the start, in play, over. */
export const STAGES = ['before', 'in play', 'over'] as const
export type Stage = (typeof STAGES)[number]

export interface ChoiceTerms {
  readonly sportType: SportType
  readonly order: ProviderOrder
  /** Unix ms. */
  readonly now: number
  /** How long a provider is down before the next one takes over, in ms; null: none does. */
  readonly failoverMs: number | null
}

/** Which event of a group takes bets. */
export interface Choice {
  readonly id: number
  /** Unix ms since when its provider is down; null while it is up. */
  readonly downSince: number | null
  /**
   * Another provider reports a later stage of the match: the event takes no bets, because its prices may be out of
   * date.
   */
  readonly isBehind: boolean
}

/**
 * Chooses the event of a group that takes bets: the first in the order at the beginning. It stays chosen, also when a
 * provider earlier in the order is up again, so that the source of prices does not change without need. When its
 * provider has been down for the time in the terms, the first in the order that is up, open and not behind takes over.
 * @param before null: none was chosen, or its event has left the group
 */
export function chooseOffered(
  candidates: readonly Candidate[],
  before: Pick<Choice, 'id' | 'downSince'> | null,
  terms: ChoiceTerms,
): Choice | null {
  const { now, failoverMs } = terms
  const ranked = inOrder(candidates, terms)
  const furthest = Math.max(...candidates.map(({ stage }) => STAGES.indexOf(stage)))
  const isBehind = ({ stage }: Candidate) => STAGES.indexOf(stage) < furthest
  const isReady = (one: Candidate) => one.isUp && one.isOpen && !isBehind(one)
  const current = ranked.find(({ id }) => id === before?.id)
  if (before === null || current === undefined) {
    const first = ranked.find(isReady) ?? ranked[0]
    return first === undefined ? null : { id: first.id, downSince: first.isUp ? null : now, isBehind: isBehind(first) }
  }
  if (current.isUp) return { id: current.id, downSince: null, isBehind: isBehind(current) }
  const downSince = before.downSince ?? now
  const isDue = failoverMs !== null && now - downSince >= failoverMs
  const next = isDue ? ranked.find(isReady) : undefined
  return next === undefined
    ? { id: current.id, downSince, isBehind: isBehind(current) }
    : { id: next.id, downSince: null, isBehind: false }
}

/** @returns the candidates, the first in the order of their sport first */
export function inOrder<C extends { readonly provider: Provider }>(
  candidates: readonly C[],
  { order, sportType }: Pick<ChoiceTerms, 'order' | 'sportType'>,
): readonly C[] {
  const ranks = [...(order.get(sportType) ?? []), ...PROVIDERS]
  return [...candidates].sort((a, b) => ranks.indexOf(a.provider) - ranks.indexOf(b.provider))
}
