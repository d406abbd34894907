/** Football's own outcomes: scores, half-time / full-time, combinations, European handicap, next goal, scorers. */
import { AWAY, DRAW, everywhere, fixed, HOME, onScore } from '../../../markets/outcomes.ts'
import type { ScoreRule } from '../../../markets/rule.ts'
import { numberIn } from '../../../markets/specifier.ts'
import type { Outcome, OutcomeSource } from '../../../markets/types.ts'
import { over, under, type ValueRule } from '../../../markets/value-rules.ts'
import { inEachLanguage, type LocalText, named } from '../../../texts/named.ts'
import { SIGNS, type Sign, sign } from '../half-full.ts'
import type { HalfFullRule, NextGoalRule, ScorerRule } from '../rules.ts'

const NAMES: Readonly<Record<Sign, LocalText>> = { 1: HOME, 0: DRAW, [-1]: AWAY }

/** Home, draw, away with an id each: the first, and so on in steps. */
function bySign<R>(first: number, step: number, make: (id: string, side: Sign) => readonly Outcome<R>[]) {
  return SIGNS.flatMap((side, i) => make(String(first + step * i), side))
}

function both(first: LocalText, second: LocalText, by: string): LocalText {
  return inEachLanguage((locale) => `${first[locale]}${by}${second[locale]}`)
}

/** Up to four goals each, away goals by rows of five: ids from 274 in steps of two. */
export const CORRECT_SCORE = fixed(
  ...Array.from({ length: 25 }, (_, i) => {
    const [home, away] = [i % 5, Math.floor(i / 5)]
    return onScore(String(274 + 2 * i), null, everywhere(`${home}:${away}`), (h, a) => h === home && a === away)
  }),
  onScore('324', null, named('outcome.any_other'), (h, a) => h > 4 || a > 4),
)

/** 418 home/home ... 434 away/away, half time first. */
export const HALF_TIME_FULL_TIME: OutcomeSource<HalfFullRule> = fixed(
  ...bySign<HalfFullRule>(418, 6, (first, half) =>
    bySign(Number(first), 2, (id, full) => [
      { id, key: null, name: both(NAMES[half], NAMES[full], '/'), rule: () => ({ kind: 'half_full', half, full }) },
    ]),
  ),
)

/** 78 home and both score, 80 home and not both; 82, 84 draw; 86, 88 away. */
export const RESULT_AND_BOTH = fixed(
  ...bySign(78, 4, (id, side) => [
    onScore(
      id,
      null,
      both(NAMES[side], named('outcome.and_yes'), ' & '),
      (h, a) => sign(h - a) === side && h > 0 && a > 0,
    ),
    onScore(
      String(Number(id) + 2),
      null,
      both(NAMES[side], named('outcome.and_no'), ' & '),
      (h, a) => sign(h - a) === side && (h === 0 || a === 0),
    ),
  ]),
)

/** 794 home and under, 796 home and over; 798, 800 draw; 802, 804 away. */
export const RESULT_AND_TOTAL = fixed(
  ...bySign(794, 4, (id, side) => [
    withTotal(id, side, named('outcome.and_under'), under),
    withTotal(String(Number(id) + 2), side, named('outcome.and_over'), over),
  ]),
)

function withTotal(id: string, side: Sign, name: LocalText, rule: (line: number) => ValueRule): Outcome<ScoreRule> {
  return {
    id,
    key: null,
    name: both(NAMES[side], name, ' & '),
    rule(specifier) {
      const line = numberIn(specifier, 'total')
      if (line === null) return null
      const total = rule(line)
      return { kind: 'score', decide: (h, a) => (sign(h - a) === side ? total(h + a) : 'lose') }
    },
  }
}

/** Home, draw, away after adding the goals of `hcp=h:a`. */
export const EUROPEAN_HANDICAP = fixed(
  headStart('1711', 'home', named('outcome.home_with_start'), 1),
  headStart('1712', 'draw', named('outcome.draw_with_start'), 0),
  headStart('1713', 'away', named('outcome.away_with_start'), -1),
)

function headStart(id: string, key: 'home' | 'draw' | 'away', name: LocalText, side: Sign): Outcome<ScoreRule> {
  return {
    id,
    key,
    name,
    rule({ hcp = '' }) {
      const start = /^(\d+):(\d+)$/.exec(hcp)
      if (start === null) return null
      const lead = Number(start[1]) - Number(start[2])
      return { kind: 'value', stat: 'diff', decide: (diff) => (sign(diff + lead) === side ? 'win' : 'lose') }
    },
  }
}

export const NEXT_GOAL: OutcomeSource<NextGoalRule> = fixed<NextGoalRule>(
  { id: '6', key: 'home', name: HOME, rule: () => ({ kind: 'next_goal', side: 'home' }) },
  { id: '7', key: null, name: named('outcome.no_goal'), rule: () => ({ kind: 'next_goal', side: 'none' }) },
  { id: '8', key: 'away', name: AWAY, rule: () => ({ kind: 'next_goal', side: 'away' }) },
)

export const SCORERS: OutcomeSource<ScorerRule> = {
  kind: 'players',
  rule: (player) => ({ kind: 'scorer', player }),
}
