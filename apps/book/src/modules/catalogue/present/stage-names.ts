import type { ServedLocale } from '../../../lib/locale.ts'

type Text = Readonly<Record<ServedLocale, string>>

/** Phases of play by their Unified Odds Feed match status code. */
const STAGES: Readonly<Record<number, Text>> = {
  0: { en: 'Not started', de: 'Nicht begonnen' },
  6: { en: '1st half', de: '1. Halbzeit' },
  7: { en: '2nd half', de: '2. Halbzeit' },
  30: { en: 'Break', de: 'Pause' },
  31: { en: 'Half-time', de: 'Halbzeit' },
  32: { en: 'Before extra time', de: 'Vor der Verlängerung' },
  34: { en: 'Before penalties', de: 'Vor dem Elfmeterschießen' },
  40: { en: 'Overtime', de: 'Verlängerung' },
  41: { en: '1st half of extra time', de: '1. Hälfte der Verlängerung' },
  42: { en: '2nd half of extra time', de: '2. Hälfte der Verlängerung' },
  50: { en: 'Penalties', de: 'Penaltyschießen' },
  80: { en: 'Interrupted', de: 'Unterbrochen' },
  90: { en: 'Abandoned', de: 'Abgebrochen' },
  92: { en: 'Retired', de: 'Aufgabe' },
  95: { en: 'Retired', de: 'Aufgabe' },
  96: { en: 'Retired', de: 'Aufgabe' },
  100: { en: 'Ended', de: 'Beendet' },
  110: { en: 'Ended after overtime', de: 'Beendet nach Verlängerung' },
  120: { en: 'Ended after penalties', de: 'Beendet nach Penaltyschießen' },
}

/** Runs of codes that count something: code - from + 1 is its number. */
const SERIES: readonly { readonly from: number; readonly to: number; readonly name: (n: number) => Text }[] = [
  { from: 1, to: 5, name: (n) => ({ en: `${ordinal(n)} period`, de: `${n}. Drittel` }) },
  { from: 8, to: 12, name: (n) => ({ en: `${ordinal(n)} set`, de: `${n}. Satz` }) },
  { from: 13, to: 16, name: (n) => ({ en: `${ordinal(n)} quarter`, de: `${n}. Viertel` }) },
  { from: 141, to: 147, name: (n) => ({ en: `Map ${n}`, de: `Map ${n}` }) },
  { from: 301, to: 307, name: (n) => ({ en: `${ordinal(n)} break`, de: `${n}. Pause` }) },
]

/** Name of a phase in a language; an unknown code reads as play going on. */
export function stageName(code: number, locale: ServedLocale): string {
  const single = STAGES[code]
  if (single !== undefined) return single[locale]
  const series = SERIES.find(({ from, to }) => code >= from && code <= to)
  if (series !== undefined) return series.name(code - series.from + 1)[locale]
  if (code >= 401 && code <= 420) return inning(code)[locale]
  if (code >= 421 && code <= 440) return { en: 'Between innings', de: 'Zwischen den Innings' }[locale]
  return { en: 'In play', de: 'Läuft' }[locale]
}

/** 401 top of the first, 402 bottom of the first; 419 and 420 extra innings. */
function inning(code: number): Text {
  const top = code % 2 === 1
  const number = Math.ceil((code - 400) / 2)
  const en = number > 9 ? 'extra inning' : `${ordinal(number)} inning`
  const de = number > 9 ? 'Extra-Inning' : `${number}. Inning`
  return top ? { en: `Top of ${en}`, de: `${de}, Top` } : { en: `Bottom of ${en}`, de: `${de}, Bottom` }
}

export function ordinal(n: number): string {
  return `${n}${['th', 'st', 'nd', 'rd'][n > 3 ? 0 : n] ?? 'th'}`
}
