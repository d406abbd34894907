import { withMinus } from './minus.ts'

/** No options, always the same object: formats are distinguished by reference first. */
export const PLAIN = {}

/** The viewer chooses the time zone: formats of a few zones are cached, so that requests cannot fill the memory. */
const KEPT = 100

/** Keeps formats by what makes them: making one costs a hundred times its use. */
function keptFormats<Format>(make: (locale: string, timeZone: string, options: object) => Format) {
  const kept = new Map<string, Format>()
  /** The last use of the same options: a page formats in one language and one time zone. */
  const latest = new WeakMap<object, { readonly locale: string; readonly timeZone: string; readonly format: Format }>()
  return (locale: string, timeZone: string, options: object): Format => {
    const last = latest.get(options)
    if (last?.locale === locale && last.timeZone === timeZone) return last.format
    const key = `${locale}/${timeZone}/${JSON.stringify(options)}`
    const format = kept.get(key) ?? make(locale, timeZone, options)
    kept.set(key, format)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    latest.set(options, { locale, timeZone, format })
    return format
  }
}

/** Formats of a language write the same moment, or number, the same way: rows of a listing share few. */
const WRITTEN = 1_000

interface Format {
  format(value: number): string
}

const writtenBy = new WeakMap<Format, Map<number, string>>()

/** A moment in ms, or a number, as a format writes it. */
export function written(format: Format, value: number): string {
  const known = writtenBy.get(format)
  const texts = known ?? new Map<number, string>()
  if (!known) writtenBy.set(format, texts)
  const before = texts.get(value)
  if (before !== undefined) return before
  if (texts.size >= WRITTEN) texts.clear()
  // Zero below zero has the place of zero, and reads like it.
  const text = format.format(value + 0)
  texts.set(value, text)
  return text
}

/** A format for dates and times. Pass options that outlive the call: they are distinguished by reference first. */
export const dateFormat: (
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
) => Intl.DateTimeFormat = keptFormats(
  (locale, timeZone, options) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
)

/** A format for numbers; the same holds for its options. */
const numberFormatIn = keptFormats((locale, _, options) => new Intl.NumberFormat(locale, options))

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormatIn(locale, '', options)
}

/** A number as a language writes it. */
export function writeNumber(locale: string, value: number, options: Intl.NumberFormatOptions = PLAIN): string {
  return withMinus(written(numberFormat(locale, options), value))
}
