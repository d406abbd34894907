import type { ScoreRule } from '../markets/rule.ts'
import { numberIn, parseSpecifier } from '../markets/specifier.ts'
import { awayHandicap, drawNoBet, homeHandicap, over, under, when } from '../markets/value-rules.ts'

/** How a data provider names a market and one of its outcomes, with placeholders: `1st half - 1x2`, `over {total}`. */
export interface LegNames {
  readonly market: string
  readonly outcome: string
}

/** What decides an outcome that only a provider describes, and what it counts. */
export interface DescribedRule {
  readonly rule: ScoreRule
  /** Outcomes of markets with the same text count the same. */
  readonly of: string
}

/** Markets that count the goals, points or sets of their part of a match, with any number. */
const OF_THE_SCORE =
  /^(?:1x2|result|winner|double chance|draw no bet|total(?: goals| points)?|(?:asian )?handicap|asian total|both teams to score|doppelte chance|unentschieden keine wette|beide teams treffen)$/
const OVER = /^(?:over|über|mehr als) ?\(?\{[+]?total\}\)?$/
const UNDER = /^(?:under|unter|weniger als) ?\(?\{[+]?total\}\)?$/
const HOME_HANDICAP = /^\{\$competitor1\} \(\{\+?hcp\}\)$/
const AWAY_HANDICAP = /^\{\$competitor2\} \(\{-hcp\}\)$/
const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'
const DRAW = /^(?:draw|unentschieden)$/
const EITHER = / (?:or|oder) /

/**
 * Reads what decides an outcome from the names that a provider gives to it and to its market; null where they do not
 * show it. A market whose name has only what it counts ("Total corners") is compared with its own lines.
 */
export function describedRule(marketId: number, specifier: string, names: LegNames): DescribedRule | null {
  const market = normal(names.market)
  const dash = market.lastIndexOf(' - ')
  const [part, base] = dash < 0 ? ['', market] : [market.slice(0, dash), market.slice(dash + 3)]
  const isOfScore = OF_THE_SCORE.test(base)
  const rule = lineRule(specifier, normal(names.outcome)) ?? (isOfScore ? scoreRule(base, normal(names.outcome)) : null)
  return rule === null ? null : { rule, of: isOfScore ? `described ${part}` : `described ${marketId}` }
}

/** Over and under a total, and both sides of a handicap. */
function lineRule(specifier: string, outcome: string): ScoreRule | null {
  const values = parseSpecifier(specifier)
  const [total, hcp] = [numberIn(values, 'total'), numberIn(values, 'hcp')]
  if (total !== null && OVER.test(outcome)) return { kind: 'value', stat: 'total', decide: over(total) }
  if (total !== null && UNDER.test(outcome)) return { kind: 'value', stat: 'total', decide: under(total) }
  if (hcp !== null && HOME_HANDICAP.test(outcome)) return { kind: 'value', stat: 'diff', decide: homeHandicap(hcp) }
  if (hcp !== null && AWAY_HANDICAP.test(outcome)) return { kind: 'value', stat: 'diff', decide: awayHandicap(hcp) }
  return null
}

/** Outcomes of the score of a part: who leads, who of two does, and whether both score. */
function scoreRule(base: string, outcome: string): ScoreRule | null {
  if (base === 'both teams to score' || base === 'beide teams treffen') return bothScore(outcome)
  if (base === 'draw no bet' || base === 'unentschieden keine wette' || base === 'winner') {
    if (outcome === HOME) return { kind: 'value', stat: 'diff', decide: drawNoBet(1) }
    return outcome === AWAY ? { kind: 'value', stat: 'diff', decide: drawNoBet(-1) } : null
  }
  const signs = outcome.split(EITHER).map(signOf)
  if (signs.length > 2 || signs.some((sign) => sign === null)) return null
  return { kind: 'value', stat: 'diff', decide: when((diff) => signs.includes(Math.sign(diff))) }
}

function bothScore(outcome: string): ScoreRule | null {
  if (!['yes', 'no', 'ja', 'nein'].includes(outcome)) return null
  const isYes = outcome === 'yes' || outcome === 'ja'
  return { kind: 'score', decide: (home, away) => ((home > 0 && away > 0) === isYes ? 'win' : 'lose') }
}

function signOf(side: string): number | null {
  return side === HOME ? 1 : side === AWAY ? -1 : DRAW.test(side) ? 0 : null
}

const normal = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')
