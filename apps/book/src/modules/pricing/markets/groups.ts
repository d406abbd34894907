import type { LocalText, MarketGroup } from './types.ts'

/** Names of the tabs. */
export const MARKET_GROUP_NAMES: Readonly<Record<MarketGroup, LocalText>> = {
  all: { en: 'All', de: 'Alle' },
  main: { en: 'Main', de: 'Hauptwetten' },
  hcp: { en: 'Handicap', de: 'Handicap' },
  total: { en: 'Totals', de: 'Über/Unter' },
  goals: { en: 'Goals', de: 'Tore' },
  score: { en: 'Score', de: 'Ergebnis' },
  halves: { en: 'Halves', de: 'Halbzeiten' },
  combos: { en: 'Combos', de: 'Kombiniert' },
  cards: { en: 'Cards', de: 'Karten' },
  corners: { en: 'Corners', de: 'Ecken' },
  scorers: { en: 'Goalscorers', de: 'Torschützen' },
  sets: { en: 'Sets', de: 'Sätze' },
  games: { en: 'Games', de: 'Spiele' },
  quarters: { en: 'Quarters', de: 'Viertel' },
  periods: { en: 'Periods', de: 'Drittel' },
  maps: { en: 'Maps', de: 'Maps' },
  kills: { en: 'Kills', de: 'Kills' },
  numbers: { en: 'Numbers', de: 'Zahlen' },
  first_ball: { en: 'First ball', de: 'Erste Kugel' },
  bonus_ball: { en: 'Bonus ball', de: 'Zusatzzahl' },
  outright: { en: 'Outrights', de: 'Langzeitwetten' },
}
