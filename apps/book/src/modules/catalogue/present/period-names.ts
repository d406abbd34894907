import type { ServedLocale } from '../../../lib/locale.ts'
import { ordinal } from './stage-names.ts'

type Text = Readonly<Record<ServedLocale, string>>

const PERIODS: Readonly<Record<string, (n: number) => Text>> = {
  '1st_half': () => ({ en: '1st half', de: '1. Halbzeit' }),
  '2nd_half': () => ({ en: '2nd half', de: '2. Halbzeit' }),
  set: (n) => ({ en: `${ordinal(n)} set`, de: `${n}. Satz` }),
  quarter: (n) => ({ en: `${ordinal(n)} quarter`, de: `${n}. Viertel` }),
  period: (n) => ({ en: `${ordinal(n)} period`, de: `${n}. Drittel` }),
  inning: (n) => ({ en: `${ordinal(n)} inning`, de: `${n}. Inning` }),
  map: (n) => ({ en: `Map ${n}`, de: `Map ${n}` }),
  overtime: () => ({ en: 'Overtime', de: 'Verlängerung' }),
  penalties: () => ({ en: 'Penalties', de: 'Penaltyschießen' }),
}

/** Name of a period by its type and number: '2nd set', '3. Drittel'. An unknown type shows its number. */
export function periodName(type: string, number: number, locale: ServedLocale): string {
  return PERIODS[type]?.(number)[locale] ?? `${number}`
}

/** Stable key of a period: `set_2`; halves name themselves. */
export function periodKey(type: string, number: number): string {
  return type === '1st_half' || type === '2nd_half' || type === 'overtime' || type === 'penalties'
    ? type
    : `${type}_${number}`
}
