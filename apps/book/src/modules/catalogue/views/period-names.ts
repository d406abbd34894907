import type { ServedLocale } from '../../../kernel/locale.ts'
import { type TextId, text } from '../../../texts/index.ts'

const PERIODS: Readonly<Record<string, TextId>> = {
  '1st_half': 'stage.first_half',
  '2nd_half': 'stage.second_half',
  set: 'stage.set',
  quarter: 'stage.quarter',
  period: 'stage.period',
  inning: 'stage.inning',
  map: 'stage.map',
  overtime: 'stage.overtime',
  penalties: 'stage.penalties',
}

/** Name of a period by its type and number: '2nd set', '3. Drittel'. An unknown type shows its number. */
export function periodName(type: string, number: number, locale: ServedLocale): string {
  const id = PERIODS[type]
  return id === undefined ? `${number}` : text(locale, id, { n: number })
}

/** Stable key of a period: `set_2`; halves name themselves. */
export function periodKey(type: string, number: number): string {
  return type === '1st_half' || type === '2nd_half' || type === 'overtime' || type === 'penalties'
    ? type
    : `${type}_${number}`
}
