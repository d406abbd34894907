import type { ShippedLocale } from '@touchline/betting/vocabulary'
import { playerName } from './player-names.ts'
import { parseSpecifier } from './specifier.ts'
import { type MarketNames, renderTemplate } from './template.ts'
import type { DescribedMarket, OutcomeDescriptor } from './types.ts'

/** The market's name with its line: 'Total 2.5', '1st half - result'. */
export function marketName(
  descriptor: DescribedMarket,
  specifier: string,
  names: MarketNames,
  locale: ShippedLocale,
): string {
  return renderTemplate(descriptor.name[locale], parseSpecifier(specifier), names, locale)
}

/** The outcome's name: 'Over 2.5', 'Arsenal FC (-0.5)', or the competitor of the id. An unknown id is its own name. */
export function outcomeName(
  descriptor: DescribedMarket,
  specifier: string,
  outcomeId: string,
  names: MarketNames,
  locale: ShippedLocale,
): string {
  const known = outcomeDescriptor(descriptor, specifier, outcomeId)
  if (known !== null) {
    const values = parseSpecifier(specifier)
    const name = renderTemplate(known.name[locale], values, names, locale)
    return descriptor.isFlexScore === true ? finalScore(name, values.score) : name
  }
  switch (descriptor.outcomes.kind) {
    case 'players':
      return playerName(outcomeId) ?? outcomeId
    case 'competitors':
    case 'fixed':
    case 'variant':
      return names.competitor?.(outcomeId) ?? outcomeId
    case 'numbers':
      return outcomeId
  }
}

const SCORE = /^(\d+):(\d+)$/

/** The score with goals to come, `1:0` at `1:2` is `2:2`; a name that is no score stays, as `Other` does. */
function finalScore(toCome: string, score = ''): string {
  const [, home, away] = SCORE.exec(toCome) ?? []
  const [, homeBefore, awayBefore] = SCORE.exec(score) ?? []
  if (home === undefined || homeBefore === undefined) return toCome
  return `${Number(homeBefore) + Number(home)}:${Number(awayBefore) + Number(away)}`
}

/** The described outcomes of a market in the order they are shown; [] where ids are players, competitors or numbers. */
export function describedOutcomes(descriptor: DescribedMarket, specifier: string): readonly OutcomeDescriptor[] {
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
  descriptor: DescribedMarket,
  specifier: string,
  outcomeId: string,
): OutcomeDescriptor | null {
  return describedOutcomes(descriptor, specifier).find((outcome) => outcome.id === outcomeId) ?? null
}
