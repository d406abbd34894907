import type { ServedLocale } from '../../../kernel/locale.ts'
import { type Names, nameIn } from '../../../kernel/names.ts'
import { type TextId, text } from '../../../texts/index.ts'

/** Phases of play by their Unified Odds Feed match status code. */
const STAGES: Readonly<Record<number, TextId>> = {
  0: 'stage.not_started',
  6: 'stage.first_half',
  7: 'stage.second_half',
  30: 'stage.break',
  31: 'stage.half_time',
  32: 'stage.before_extra_time',
  34: 'stage.before_penalties',
  40: 'stage.overtime',
  41: 'stage.first_half_of_extra_time',
  42: 'stage.second_half_of_extra_time',
  50: 'stage.penalties',
  80: 'stage.interrupted',
  90: 'stage.abandoned',
  92: 'stage.retired',
  95: 'stage.retired',
  96: 'stage.retired',
  100: 'stage.ended',
  110: 'stage.ended_after_overtime',
  120: 'stage.ended_after_penalties',
}

/** Runs of codes that count something: code - from + 1 is its number. */
const SERIES: readonly { readonly from: number; readonly to: number; readonly id: TextId }[] = [
  { from: 1, to: 5, id: 'stage.period' },
  { from: 8, to: 12, id: 'stage.set' },
  { from: 13, to: 16, id: 'stage.quarter' },
  { from: 141, to: 147, id: 'stage.map' },
  { from: 301, to: 307, id: 'stage.nth_break' },
]

/** Whether this book has a word of its own for a phase. */
export function hasStageName(code: number): boolean {
  return STAGES[code] !== undefined || (code >= 401 && code <= 440) || SERIES.some((one) => isIn(one, code))
}

function isIn({ from, to }: (typeof SERIES)[number], code: number): boolean {
  return code >= from && code <= to
}

/**
 * Name of a phase in a language; an unknown code reads as play going on.
 * @param provided what the provider calls a code that this book has no word for
 */
export function stageName(code: number, locale: ServedLocale, provided?: Names): string {
  const single = STAGES[code]
  if (single !== undefined) return text(locale, single)
  const series = SERIES.find((one) => isIn(one, code))
  if (series !== undefined) return text(locale, series.id, { n: code - series.from + 1 })
  if (code >= 401 && code <= 420) return inningName(code, locale)
  if (code >= 421 && code <= 440) return text(locale, 'stage.between_innings')
  return provided === undefined ? text(locale, 'stage.in_play') : nameIn(provided, locale)
}

/** 401 top of the first, 402 bottom of the first; 419 and 420 extra innings. */
function inningName(code: number, locale: ServedLocale): string {
  const half = code % 2 === 1 ? 'top' : 'bottom'
  const n = Math.ceil((code - 400) / 2)
  return n > 9 ? text(locale, `stage.${half}_of_extra_inning`) : text(locale, `stage.${half}_of_inning`, { n })
}
