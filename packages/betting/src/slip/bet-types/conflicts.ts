import type { SlipSelection } from '../selections/selection.ts'
import type { SlipSettings } from '../state.ts'
import type { SlipBetType } from '../vocabulary.ts'

export const CONFLICTS = ['same_match', 'mixed_providers', 'provider_without_system', 'too_many_selections'] as const
/** Why selections may not be in one combo or system. */
export type Conflict = (typeof CONFLICTS)[number]

/** Selections of a match that another selection is of too. */
export function sameMatchSelections(selections: readonly SlipSelection[]): readonly SlipSelection[] {
  const counts = new Map<number, number>()
  for (const { matchId } of selections) counts.set(matchId, (counts.get(matchId) ?? 0) + 1)
  return selections.filter(({ matchId }) => (counts.get(matchId) ?? 0) > 1)
}

/**
 * Conflicts that forbid these selections in one bet of this type, the most important first. Singles and custom bets
 * have none.
 */
export function conflictsOf(
  betType: SlipBetType,
  selections: readonly SlipSelection[],
  settings: SlipSettings,
  maxSelections: number,
): readonly Conflict[] {
  if (betType === 'SINGLE' || betType === 'CUSTOM_BET') return []
  const found: Conflict[] = []
  if (sameMatchSelections(selections).length > 0) found.push('same_match')
  if (new Set(selections.map((selection) => selection.provider)).size > 1) found.push('mixed_providers')
  const blocked = selections.some((selection) => settings.providersWithoutSystem.includes(selection.provider))
  if (betType === 'SYSTEM' && blocked) found.push('provider_without_system')
  if (selections.length > maxSelections) found.push('too_many_selections')
  return found
}
