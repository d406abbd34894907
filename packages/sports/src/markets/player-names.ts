/**
 * Invented players. A player id is `tl:player:<competitor id>-<shirt number>`; the name follows from the id alone, so
 * it is the same everywhere and forever, and no real person is named on purpose.
 */

const FIRST = [
  'Adrian',
  'Bela',
  'Caspar',
  'Dario',
  'Emrik',
  'Falk',
  'Gilles',
  'Hanno',
  'Ivo',
  'Jannis',
  'Karel',
  'Levin',
  'Mikkel',
  'Nilo',
  'Oskar',
  'Pavel',
  'Quirin',
  'Ruben',
  'Stellan',
  'Tarik',
  'Ugo',
  'Valentin',
  'Wim',
  'Yannick',
  'Zoran',
] as const

const LAST = [
  'Abendroth',
  'Baltasar',
  'Corvino',
  'Delmas',
  'Eskelund',
  'Fontanez',
  'Grahovac',
  'Holmqvist',
  'Ibarrola',
  'Jurada',
  'Kestrel',
  'Lindvall',
  'Montclair',
  'Norbeck',
  'Okoduwa',
  'Pellerin',
  'Quintavalle',
  'Rostami',
  'Saarvik',
  'Tremblant',
  'Ulfeldt',
  'Vandermeer',
  'Westergaard',
  'Xavante',
  'Ybarrando',
  'Zelenko',
  'Ashdown',
  'Brightwell',
  'Carvaleda',
  'Dunmore',
  'Elverum',
  'Falkenrath',
  'Gundrada',
  'Havelock',
  'Ingebrand',
  'Jokerst',
  'Kaltenborn',
  'Lombardo-Reis',
  'Marchetto',
  'Niemandt',
  'Ostrander',
] as const

/** Id of a competitor's player by shirt number. */
export function playerId(competitorId: number, shirt: number): string {
  return `tl:player:${competitorId}-${shirt}`
}

/** Reads a player id; null when it is none. */
export function parsePlayerId(id: string): { readonly competitorId: number; readonly shirt: number } | null {
  const match = /^tl:player:(\d+)-(\d+)$/.exec(id)
  return match === null ? null : { competitorId: Number(match[1]), shirt: Number(match[2]) }
}

/** The invented name behind a player id, or null when the id is none. Two players of a team never share a surname. */
export function playerName(id: string): string | null {
  const player = parsePlayerId(id)
  if (player === null) return null
  const hash = Math.imul(player.competitorId + 1, 2654435761) >>> 0
  const last = (hash + player.shirt) % LAST.length
  const first = ((hash >>> 11) + player.shirt * 7) % FIRST.length
  return `${FIRST[first]} ${LAST[last]}`
}
