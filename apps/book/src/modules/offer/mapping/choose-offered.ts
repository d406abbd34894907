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
}

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
}

/**
 * Chooses the event of a group that takes bets: the first in the order at the beginning. It stays the one, also when a provider that
 * comes before it is up again, so that prices do not change hands for nothing. When its provider has been down for as long as the
 * terms say, the first in the order that is up and open takes over.
 * @param before null: none was chosen, or its event has left the group
 */
export function chooseOffered(
  candidates: readonly Candidate[],
  before: Choice | null,
  terms: ChoiceTerms,
): Choice | null {
  const { now, failoverMs } = terms
  const ranked = inOrder(candidates, terms)
  const current = ranked.find(({ id }) => id === before?.id)
  if (before === null || current === undefined) {
    const first = ranked.find(isReady) ?? ranked[0]
    return first === undefined ? null : { id: first.id, downSince: first.isUp ? null : now }
  }
  if (current.isUp) return { id: current.id, downSince: null }
  const downSince = before.downSince ?? now
  const isDue = failoverMs !== null && now - downSince >= failoverMs
  const next = isDue ? ranked.find(isReady) : undefined
  return next === undefined ? { id: current.id, downSince } : { id: next.id, downSince: null }
}

function isReady({ isUp, isOpen }: Candidate): boolean {
  return isUp && isOpen
}

/** @returns the candidates, the first in the order of their sport first */
export function inOrder<C extends { readonly provider: Provider }>(
  candidates: readonly C[],
  { order, sportType }: Pick<ChoiceTerms, 'order' | 'sportType'>,
): readonly C[] {
  const ranks = [...(order.get(sportType) ?? []), ...PROVIDERS]
  return [...candidates].sort((a, b) => ranks.indexOf(a.provider) - ranks.indexOf(b.provider))
}
