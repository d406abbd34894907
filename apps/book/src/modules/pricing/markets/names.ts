import { playerName } from './player-names.ts'
import { parseSpecifier } from './specifier.ts'
import { type MarketNames, renderTemplate } from './template.ts'
import type { MarketDescriptor, MarketLocale, OutcomeDescriptor } from './types.ts'

/** The market's name with its line: 'Total 2.5', '1st half - result'. */
export function marketName(
  descriptor: MarketDescriptor,
  specifier: string,
  names: MarketNames,
  locale: MarketLocale,
): string {
  return renderTemplate(descriptor.name[locale], parseSpecifier(specifier), names, locale)
}

/** The outcome's name: 'Over 2.5', 'Arsenal FC (-0.5)'. An unknown id answers the id itself. */
export function outcomeName(
  descriptor: MarketDescriptor,
  specifier: string,
  outcomeId: string,
  names: MarketNames,
  locale: MarketLocale,
): string {
  const known = outcomeDescriptor(descriptor, specifier, outcomeId)
  if (known !== null) return renderTemplate(known.name[locale], parseSpecifier(specifier), names, locale)
  switch (descriptor.outcomes.kind) {
    case 'players':
      return playerName(outcomeId) ?? outcomeId
    case 'competitors':
      return names.competitor?.(outcomeId) ?? outcomeId
    case 'numbers':
    case 'fixed':
    case 'variant':
      return outcomeId
  }
}

/** The described outcomes of a market in the order they are shown; [] where ids are players, competitors or numbers. */
export function describedOutcomes(descriptor: MarketDescriptor, specifier: string): readonly OutcomeDescriptor[] {
  switch (descriptor.outcomes.kind) {
    case 'fixed':
      return descriptor.outcomes.outcomes
    case 'variant':
      return descriptor.outcomes.variants[parseSpecifier(specifier).variant ?? ''] ?? []
    case 'players':
    case 'competitors':
    case 'numbers':
      return []
  }
}

/** One described outcome, or null. */
export function outcomeDescriptor(
  descriptor: MarketDescriptor,
  specifier: string,
  outcomeId: string,
): OutcomeDescriptor | null {
  return describedOutcomes(descriptor, specifier).find((outcome) => outcome.id === outcomeId) ?? null
}
