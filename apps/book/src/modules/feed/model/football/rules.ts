/**
 * The outcome function of every football market. A market is read into rules, one per outcome; `fair.ts` sums them over
 * the distribution and `outcomes.ts` applies them to what happened.
 */
import type { LegOutcome, MarketRef } from '../../../pricing/fair.ts'
import { CORRECT_SCORES, OTHER_SCORE_ID } from '../../../pricing/markets/football-outcomes.ts'
import { parseSpecifier } from '../../../pricing/markets/specifier.ts'
import type { ScoreStat } from '../shared/grid.ts'
import {
  againstLine,
  awayHandicap,
  drawNoBet,
  homeHandicap,
  over,
  under,
  type ValueRule,
  when,
} from '../shared/rules.ts'
import { SIGNS, type Sign, sign } from './half-full.ts'

/** What is counted: goals of the match or of a half, corners, bookings. */
export const FOOTBALL_VIEWS = ['full', 'first', 'second', 'corners', 'bookings'] as const
export type FootballView = (typeof FOOTBALL_VIEWS)[number]

export type Rule =
  | { readonly kind: 'value'; readonly stat: ScoreStat; readonly decide: ValueRule }
  | { readonly kind: 'score'; readonly decide: (home: number, away: number) => LegOutcome }
  | { readonly kind: 'half_full'; readonly half: Sign; readonly full: Sign }
  | { readonly kind: 'next_goal'; readonly goalnr: number; readonly side: 'home' | 'none' | 'away' }

export interface MarketRules {
  readonly view: FootballView
  readonly outcomes: readonly { readonly id: string; readonly rule: Rule }[]
}

const VIEWS: Readonly<Record<number, FootballView>> = {
  60: 'first',
  66: 'first',
  68: 'first',
  83: 'second',
  88: 'second',
  90: 'second',
  136: 'bookings',
  139: 'bookings',
  162: 'corners',
  166: 'corners',
}

/** The rules of a market, or null when football has no such market or its specifier makes no sense. */
export function marketRules(market: MarketRef): MarketRules | null {
  const outcomes = outcomeRules(market)
  return outcomes === null ? null : { view: VIEWS[market.id] ?? 'full', outcomes }
}

function outcomeRules(market: MarketRef): MarketRules['outcomes'] | null {
  switch (market.id) {
    case 1:
    case 60:
    case 83:
    case 136:
    case 162:
      return diffRules(['1', (d) => d > 0], ['2', (d) => d === 0], ['3', (d) => d < 0])
    case 10:
      return diffRules(['9', (d) => d >= 0], ['10', (d) => d !== 0], ['11', (d) => d <= 0])
    case 11:
      return [value('4', 'diff', drawNoBet(1)), value('5', 'diff', drawNoBet(-1))]
    case 16:
    case 66:
    case 88:
      return withNumber(market, 'hcp', (hcp) => [
        value('1714', 'diff', homeHandicap(hcp)),
        value('1715', 'diff', awayHandicap(hcp)),
      ])
    case 14:
      return europeanHandicap(market)
    case 18:
    case 68:
    case 90:
    case 139:
    case 166:
      return totalRules(market, 'total')
    case 19:
      return totalRules(market, 'home')
    case 20:
      return totalRules(market, 'away')
    case 26:
      return [
        value(
          '70',
          'total',
          when((t) => t % 2 === 1),
        ),
        value(
          '72',
          'total',
          when((t) => t % 2 === 0),
        ),
      ]
    case 29:
      return [score('74', (h, a) => h > 0 && a > 0), score('76', (h, a) => h === 0 || a === 0)]
    case 8:
      return withNumber(market, 'goalnr', (goalnr) => [
        { id: '6', rule: { kind: 'next_goal', goalnr, side: 'home' } },
        { id: '7', rule: { kind: 'next_goal', goalnr, side: 'none' } },
        { id: '8', rule: { kind: 'next_goal', goalnr, side: 'away' } },
      ])
    case 45:
      return [
        ...CORRECT_SCORES.map(({ id, home, away }) => score(id, (h, a) => h === home && a === away)),
        score(OTHER_SCORE_ID, (h, a) => h > 4 || a > 4),
      ]
    case 47:
      return SIGNS.flatMap((half, i) =>
        SIGNS.map((full, j) => ({
          id: String(418 + 2 * (3 * i + j)),
          rule: { kind: 'half_full', half, full } as const,
        })),
      )
    case 35:
      return SIGNS.flatMap((side, i) => [
        score(String(78 + 4 * i), (h, a) => sign(h - a) === side && h > 0 && a > 0),
        score(String(80 + 4 * i), (h, a) => sign(h - a) === side && (h === 0 || a === 0)),
      ])
    case 37:
      return withNumber(market, 'total', (line) =>
        SIGNS.flatMap((side, i) => [
          combined(String(794 + 4 * i), side, (t) => againstLine(-t, -line)),
          combined(String(796 + 4 * i), side, (t) => againstLine(t, line)),
        ]),
      )
    default:
      return null
  }
}

type IdRule = MarketRules['outcomes'][number]

function value(id: string, stat: ScoreStat, decide: ValueRule): IdRule {
  return { id, rule: { kind: 'value', stat, decide } }
}

function score(id: string, test: (home: number, away: number) => boolean): IdRule {
  return { id, rule: { kind: 'score', decide: (home, away) => (test(home, away) ? 'win' : 'lose') } }
}

function combined(id: string, side: Sign, total: ValueRule): IdRule {
  return { id, rule: { kind: 'score', decide: (h, a) => (sign(h - a) === side ? total(h + a) : 'lose') } }
}

function diffRules(...rules: readonly (readonly [id: string, test: (diff: number) => boolean])[]): readonly IdRule[] {
  return rules.map(([id, test]) => value(id, 'diff', when(test)))
}

function totalRules(market: MarketRef, stat: ScoreStat): readonly IdRule[] | null {
  return withNumber(market, 'total', (line) => [value('12', stat, over(line)), value('13', stat, under(line))])
}

function europeanHandicap(market: MarketRef): readonly IdRule[] | null {
  const start = /^(\d+):(\d+)$/.exec(parseSpecifier(market.specifier).hcp ?? '')
  if (start === null) return null
  const lead = Number(start[1]) - Number(start[2])
  return diffRules(['1711', (d) => d + lead > 0], ['1712', (d) => d + lead === 0], ['1713', (d) => d + lead < 0])
}

function withNumber(
  market: MarketRef,
  key: string,
  make: (value: number) => readonly IdRule[],
): readonly IdRule[] | null {
  const text = parseSpecifier(market.specifier)[key]
  const number = text === undefined || text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? make(number) : null
}
