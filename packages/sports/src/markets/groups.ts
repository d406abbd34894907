import { type LocalText, named } from '../texts/named.ts'
import type { MarketGroup } from './types.ts'

/** Names of the tabs. */
export const MARKET_GROUP_NAMES: Readonly<Record<MarketGroup, LocalText>> = {
  all: named('group.all'),
  main: named('group.main'),
  hcp: named('group.hcp'),
  total: named('group.total'),
  goals: named('group.goals'),
  score: named('group.score'),
  halves: named('group.halves'),
  combos: named('group.combos'),
  cards: named('group.cards'),
  corners: named('group.corners'),
  scorers: named('group.scorers'),
  sets: named('group.sets'),
  games: named('group.games'),
  quarters: named('group.quarters'),
  periods: named('group.periods'),
  maps: named('group.maps'),
  kills: named('group.kills'),
  numbers: named('group.numbers'),
  first_ball: named('group.first_ball'),
  bonus_ball: named('group.bonus_ball'),
  outright: named('group.outright'),
}
