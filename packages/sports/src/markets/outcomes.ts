/** Outcomes that recur in many markets and sports: ids of the Unified Odds Feed, roles, names and what decides them. */
import type { OutcomeKey } from '@touchline/betting'
import type { ScoreStat } from '../chance/grid.ts'
import { inEachLanguage, type LocalText, named } from '../texts/named.ts'
import type { ScoreRule } from './rule.ts'
import { numberIn, type SpecifierValues } from './specifier.ts'
import type { Outcome, OutcomeSource } from './types.ts'
import { awayHandicap, drawNoBet, homeHandicap, over, under, type ValueRule, when } from './value-rules.ts'

export const HOME: LocalText = named('outcome.home')
export const AWAY: LocalText = named('outcome.away')
export const DRAW: LocalText = named('outcome.draw')

/** The same text in every locale: scores. */
export function everywhere(text: string): LocalText {
  return inEachLanguage(() => text)
}

export function fixed<R = ScoreRule>(...outcomes: readonly Outcome<R>[]): OutcomeSource<R> {
  return { kind: 'fixed', outcomes }
}

/** An outcome decided by one statistic. */
export function onValue(
  id: string,
  key: OutcomeKey | null,
  name: LocalText,
  stat: ScoreStat,
  decide: ValueRule,
): Outcome<ScoreRule> {
  const rule: ScoreRule = { kind: 'value', stat, decide }
  return { id, key, name, rule: () => rule }
}

/** An outcome that wins at the pairs that pass a test. */
export function onScore(
  id: string,
  key: OutcomeKey | null,
  name: LocalText,
  test: (home: number, away: number) => boolean,
): Outcome<ScoreRule> {
  const rule: ScoreRule = { kind: 'score', decide: (home, away) => (test(home, away) ? 'win' : 'lose') }
  return { id, key, name, rule: () => rule }
}

/** An outcome decided by where a statistic ends against the line in the specifier. */
function onLine(
  [id, key, name]: readonly [id: string, key: OutcomeKey, name: LocalText],
  by: 'hcp' | 'total',
  stat: ScoreStat,
  decide: (line: number) => ValueRule,
): Outcome<ScoreRule> {
  return {
    id,
    key,
    name,
    rule(specifier: SpecifierValues) {
      const line = numberIn(specifier, by)
      return line === null ? null : { kind: 'value', stat, decide: decide(line) }
    },
  }
}

/** Home, draw, away. */
export const RESULT = fixed(
  onValue(
    '1',
    'home',
    HOME,
    'diff',
    when((diff) => diff > 0),
  ),
  onValue(
    '2',
    'draw',
    DRAW,
    'diff',
    when((diff) => diff === 0),
  ),
  onValue(
    '3',
    'away',
    AWAY,
    'diff',
    when((diff) => diff < 0),
  ),
)

/** Home, away; level returns the stake. */
export const WINNER = fixed(
  onValue('4', 'home', HOME, 'diff', drawNoBet(1)),
  onValue('5', 'away', AWAY, 'diff', drawNoBet(-1)),
)

/** Home, away; the specifier is the home side's. */
export const HANDICAP = fixed(
  onLine(['1714', 'home', named('outcome.home_with_line')], 'hcp', 'diff', homeHandicap),
  onLine(['1715', 'away', named('outcome.away_with_line')], 'hcp', 'diff', awayHandicap),
)

/** Over, under of both sides together or of one of them. */
export function overUnder(stat: Exclude<ScoreStat, 'diff'>): OutcomeSource<ScoreRule> {
  return fixed(
    onLine(['12', 'over', named('outcome.over')], 'total', stat, over),
    onLine(['13', 'under', named('outcome.under')], 'total', stat, under),
  )
}

export const ODD_EVEN = fixed(
  onValue(
    '70',
    null,
    named('outcome.odd'),
    'total',
    when((total) => total % 2 === 1),
  ),
  onValue(
    '72',
    null,
    named('outcome.even'),
    'total',
    when((total) => total % 2 === 0),
  ),
)

/** Whether both sides score. */
export const BOTH_SCORE = fixed(
  onScore('74', null, named('outcome.yes'), (home, away) => home > 0 && away > 0),
  onScore('76', null, named('outcome.no'), (home, away) => home === 0 || away === 0),
)

/** Home or draw, home or away, draw or away. */
export const DOUBLE_CHANCE = fixed(
  onValue(
    '9',
    null,
    named('outcome.home_or_draw'),
    'diff',
    when((diff) => diff >= 0),
  ),
  onValue(
    '10',
    null,
    named('outcome.home_or_away'),
    'diff',
    when((diff) => diff !== 0),
  ),
  onValue(
    '11',
    null,
    named('outcome.draw_or_away'),
    'diff',
    when((diff) => diff <= 0),
  ),
)
