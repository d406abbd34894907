/** Football's own outcomes: scores, half-time / full-time, combinations, European handicap, next goal. */
import type { LocalText, OutcomeDescriptor, OutcomeSource } from './types.ts'

const SIDES: readonly LocalText[] = [
  { en: '{$competitor1}', de: '{$competitor1}' },
  { en: 'Draw', de: 'Unentschieden' },
  { en: '{$competitor2}', de: '{$competitor2}' },
]

/** Scores of the correct score market in id order: away goals by rows of five, ids from 274 in steps of two. */
export const CORRECT_SCORES: readonly { readonly id: string; readonly home: number; readonly away: number }[] =
  Array.from({ length: 25 }, (_, i) => ({ id: String(274 + 2 * i), home: i % 5, away: Math.floor(i / 5) }))

/** Any other score. */
export const OTHER_SCORE_ID = '324'

export const CORRECT_SCORE: OutcomeSource = {
  kind: 'fixed',
  outcomes: [
    ...CORRECT_SCORES.map(({ id, home, away }) => score(id, home, away)),
    { id: OTHER_SCORE_ID, key: null, name: { en: 'Any other', de: 'Anderes Ergebnis' } },
  ],
}

function score(id: string, home: number, away: number): OutcomeDescriptor {
  const text = `${home}:${away}`
  return { id, key: null, name: { en: text, de: text } }
}

/** 418 home/home ... 434 away/away, half time first. */
export const HALF_TIME_FULL_TIME: OutcomeSource = {
  kind: 'fixed',
  outcomes: SIDES.flatMap((half, i) => SIDES.map((full, j) => pair(String(418 + 2 * (3 * i + j)), half, full, '/'))),
}

/** 78 home & yes, 80 home & no, 82, 84 draw, 86, 88 away. */
export const RESULT_AND_BOTH: OutcomeSource = {
  kind: 'fixed',
  outcomes: SIDES.flatMap((side, i) => [
    pair(String(78 + 4 * i), side, { en: 'yes', de: 'Ja' }, ' & '),
    pair(String(80 + 4 * i), side, { en: 'no', de: 'Nein' }, ' & '),
  ]),
}

/** 794 home & under, 796 home & over, 798, 800 draw, 802, 804 away. */
export const RESULT_AND_TOTAL: OutcomeSource = {
  kind: 'fixed',
  outcomes: SIDES.flatMap((side, i) => [
    pair(String(794 + 4 * i), side, { en: 'under {total}', de: 'unter {total}' }, ' & '),
    pair(String(796 + 4 * i), side, { en: 'over {total}', de: 'über {total}' }, ' & '),
  ]),
}

function pair(id: string, first: LocalText, second: LocalText, by: string): OutcomeDescriptor {
  return {
    id,
    key: null,
    name: { en: `${first.en}${by}${second.en}`, de: `${first.de}${by}${second.de}` },
  }
}

/** 1711 home, 1712 draw, 1713 away after adding the goals of `hcp=h:a`. */
export const EUROPEAN_HANDICAP: OutcomeSource = {
  kind: 'fixed',
  outcomes: [
    { id: '1711', key: 'home', name: { en: '{$competitor1} ({hcp})', de: '{$competitor1} ({hcp})' } },
    { id: '1712', key: 'draw', name: { en: 'Draw ({hcp})', de: 'Unentschieden ({hcp})' } },
    { id: '1713', key: 'away', name: { en: '{$competitor2} ({hcp})', de: '{$competitor2} ({hcp})' } },
  ],
}

/** 6 home, 7 none, 8 away. */
export const NEXT_GOAL: OutcomeSource = {
  kind: 'fixed',
  outcomes: [
    { id: '6', key: 'home', name: { en: '{$competitor1}', de: '{$competitor1}' } },
    { id: '7', key: null, name: { en: 'No goal', de: 'Kein Tor' } },
    { id: '8', key: 'away', name: { en: '{$competitor2}', de: '{$competitor2}' } },
  ],
}
