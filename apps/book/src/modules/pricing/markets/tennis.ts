import { HANDICAP, TOTAL, WINNER } from './outcomes.ts'
import type { MarketDescriptor, OutcomeDescriptor } from './types.ts'

/** Tennis; a set or game that is never played returns its stakes, as does everything undecided at a retirement. */
export const TENNIS_MARKETS: readonly MarketDescriptor[] = [
  {
    id: 186,
    groups: ['main'],
    name: { en: 'Match winner', de: 'Sieger' },
    outcomes: WINNER,
    margin: 'two_way_main',
    columns: 2,
    line: null,
    listing: 'main',
  },
  {
    id: 189,
    groups: ['main', 'total'],
    name: { en: 'Total games {total}', de: 'Spiele gesamt {total}' },
    outcomes: TOTAL,
    margin: 'two_way_main',
    columns: 2,
    line: 'total',
    listing: 'secondary',
  },
  {
    id: 187,
    groups: ['main', 'hcp'],
    name: { en: 'Game handicap {+hcp}', de: 'Spiel-Handicap {+hcp}' },
    outcomes: HANDICAP,
    margin: 'two_way_main',
    columns: 2,
    line: 'hcp',
    listing: 'third',
  },
  {
    id: 202,
    groups: ['main', 'sets'],
    name: { en: '{!setnr} set - winner', de: '{!setnr} Satz - Sieger' },
    outcomes: WINNER,
    margin: 'two_way',
    columns: 2,
    line: null,
    listing: null,
  },
  {
    id: 210,
    groups: ['games'],
    name: { en: '{!setnr} set game {gamenr} - winner', de: '{!setnr} Satz, Spiel {gamenr} - Sieger' },
    outcomes: WINNER,
    margin: 'two_way',
    columns: 2,
    line: null,
    listing: null,
  },
  {
    id: 188,
    groups: ['hcp', 'sets'],
    name: { en: 'Set handicap {+hcp}', de: 'Satz-Handicap {+hcp}' },
    outcomes: HANDICAP,
    margin: 'two_way',
    columns: 2,
    line: 'hcp',
    listing: null,
  },
  {
    id: 314,
    groups: ['total', 'sets'],
    name: { en: 'Total sets {total}', de: 'Sätze gesamt {total}' },
    outcomes: TOTAL,
    margin: 'two_way',
    columns: 2,
    line: 'total',
    listing: null,
  },
  {
    id: 199,
    groups: ['sets', 'score'],
    name: { en: 'Correct score in sets', de: 'Genaues Satzergebnis' },
    outcomes: {
      kind: 'variant',
      variants: {
        'sr:correct_score:bestof:3': scores('sr:correct_score:bestof:3', 4, ['2:0', '2:1', '1:2', '0:2']),
        'sr:correct_score:bestof:5': scores('sr:correct_score:bestof:5', 8, ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3']),
      },
    },
    margin: 'many',
    columns: 2,
    line: null,
    listing: null,
  },
]

function scores(variant: string, first: number, texts: readonly string[]): readonly OutcomeDescriptor[] {
  return texts.map((text, i) => ({ id: `${variant}:${first + i}`, key: null, name: { en: text, de: text } }))
}
