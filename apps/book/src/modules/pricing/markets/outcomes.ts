/** Outcomes that recur in many markets and sports, with the Unified Odds Feed's ids. */
import type { OutcomeDescriptor, OutcomeSource } from './types.ts'

function fixed(...outcomes: readonly OutcomeDescriptor[]): OutcomeSource {
  return { kind: 'fixed', outcomes }
}

const HOME = { en: '{$competitor1}', de: '{$competitor1}' }
const AWAY = { en: '{$competitor2}', de: '{$competitor2}' }
const DRAW = { en: 'Draw', de: 'Unentschieden' }

/** 1 home, 2 draw, 3 away. */
export const RESULT: OutcomeSource = fixed(
  { id: '1', key: 'home', name: HOME },
  { id: '2', key: 'draw', name: DRAW },
  { id: '3', key: 'away', name: AWAY },
)

/** 4 home, 5 away. */
export const WINNER: OutcomeSource = fixed({ id: '4', key: 'home', name: HOME }, { id: '5', key: 'away', name: AWAY })

/** 1714 home, 1715 away; the specifier is the home side's. */
export const HANDICAP: OutcomeSource = fixed(
  { id: '1714', key: 'home', name: { en: '{$competitor1} ({+hcp})', de: '{$competitor1} ({+hcp})' } },
  { id: '1715', key: 'away', name: { en: '{$competitor2} ({-hcp})', de: '{$competitor2} ({-hcp})' } },
)

/** 12 over, 13 under. */
export const TOTAL: OutcomeSource = fixed(
  { id: '12', key: 'over', name: { en: 'Over {total}', de: 'Über {total}' } },
  { id: '13', key: 'under', name: { en: 'Under {total}', de: 'Unter {total}' } },
)

/** 70 odd, 72 even. */
export const ODD_EVEN: OutcomeSource = fixed(
  { id: '70', key: null, name: { en: 'Odd', de: 'Ungerade' } },
  { id: '72', key: null, name: { en: 'Even', de: 'Gerade' } },
)

/** 74 yes, 76 no. */
export const YES_NO: OutcomeSource = fixed(
  { id: '74', key: null, name: { en: 'Yes', de: 'Ja' } },
  { id: '76', key: null, name: { en: 'No', de: 'Nein' } },
)

/** 9 home or draw, 10 home or away, 11 draw or away. */
export const DOUBLE_CHANCE: OutcomeSource = fixed(
  { id: '9', key: null, name: { en: '{$competitor1} or draw', de: '{$competitor1} oder Unentschieden' } },
  { id: '10', key: null, name: { en: '{$competitor1} or {$competitor2}', de: '{$competitor1} oder {$competitor2}' } },
  { id: '11', key: null, name: { en: 'Draw or {$competitor2}', de: 'Unentschieden oder {$competitor2}' } },
)
