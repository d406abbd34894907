import type { SportKey } from '@touchline/contract'
import type { LeagueSeed } from './league.ts'

/** A competitor before it has an id and a strength. */
export interface ClubSeed {
  readonly name: string
  /** Two or three letters for a crest. */
  readonly shortName: string
  readonly city: string | null
  readonly stadium: string | null
  /** CSS colours. */
  readonly primary: string
  readonly secondary: string
  readonly aliases: readonly string[]
}

/** Crest colours for clubs without their own. */
const PALETTE: readonly (readonly [string, string])[] = [
  ['#1D4ED8', '#FFFFFF'],
  ['#B91C1C', '#FFFFFF'],
  ['#047857', '#FFFFFF'],
  ['#7C3AED', '#FFFFFF'],
  ['#B45309', '#FFFFFF'],
  ['#0F766E', '#FFFFFF'],
  ['#111827', '#FACC15'],
  ['#BE185D', '#FFFFFF'],
  ['#0369A1', '#FDE68A'],
  ['#4D7C0F', '#FFFFFF'],
  ['#F59E0B', '#111827'],
  ['#334155', '#67E8F9'],
]

/** The league's own competitors in the order of its table. */
export function clubsOf(league: LeagueSeed): readonly ClubSeed[] {
  if (league.clubs !== undefined) return lines(league.clubs).map(clubFromLine)
  if (league.names !== undefined) return splitNames(league.names).map((name) => plainClub(name, league.sport))
  return []
}

/** A competitor known by name only; crest letters and colours follow from the name. */
export function plainClub(name: string, sport: SportKey): ClubSeed {
  const [primary, secondary] = colorsOf(name)
  return { name, shortName: shortNameOf(name, sport), city: null, stadium: null, primary, secondary, aliases: [] }
}

export function splitNames(text: string): readonly string[] {
  return text
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function clubFromLine(line: string): ClubSeed {
  const [name, shortName, city, stadium, colors, aliases] = line.split('|').map((part) => part.trim())
  const [primary, secondary] = (colors ?? '').split(' ')
  if (!name || !shortName || !primary || !secondary) throw new Error(`Club line cannot be read: ${line}`)
  return {
    name,
    shortName,
    city: city || null,
    stadium: stadium || null,
    primary: `#${primary}`,
    secondary: `#${secondary}`,
    aliases: splitNames(aliases ?? ''),
  }
}

/** Players by surname (VAS), teams by initials (BH), single words by their first three letters. */
function shortNameOf(name: string, sport: SportKey): string {
  const words = name.replace(/[^\p{L}\p{N} ]/gu, '').split(' ')
  const last = words.at(-1) ?? name
  if (sport === 'tennis' || words.length === 1) return last.slice(0, 3).toUpperCase()
  return words
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3)
    .toUpperCase()
}

function colorsOf(name: string): readonly [string, string] {
  let hash = 0
  for (const char of name) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return PALETTE[Math.abs(hash) % PALETTE.length] ?? ['#1D4ED8', '#FFFFFF']
}
