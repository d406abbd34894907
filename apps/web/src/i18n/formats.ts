/** Time zones are the viewer's to name: the formats of a few are kept, so that nobody can fill the memory with them. */
const KEPT = 100

/** Formats by what makes them, the most recently used of them kept: making one costs a hundred times its use. */
function keptFormats<Format>(make: (locale: string, timeZone: string, options: object) => Format) {
  const kept = new Map<string, Format>()
  const names = new WeakMap<object, string>()
  function nameOf(options: object): string {
    const known = names.get(options)
    if (known !== undefined) return known
    const name = JSON.stringify(options)
    names.set(options, name)
    return name
  }
  return (locale: string, timeZone: string, options: object): Format => {
    const key = `${locale}/${timeZone}/${nameOf(options)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const format = make(locale, timeZone, options)
    kept.set(key, format)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return format
  }
}

/** Formats of a language write the same moment the same way: rows of a listing share few. */
const WRITTEN = 1_000

/** A moment as a format writes it. */
export function writeDate(format: Intl.DateTimeFormat, at: number): string {
  const known = writtenBy.get(format)
  const written = known ?? new Map<number, string>()
  if (!known) writtenBy.set(format, written)
  const before = written.get(at)
  if (before !== undefined) return before
  if (written.size >= WRITTEN) written.clear()
  const text = format.format(at)
  written.set(at, text)
  return text
}
const writtenBy = new WeakMap<Intl.DateTimeFormat, Map<number, string>>()

/** A format for dates and times. Pass options that outlive the call: they are told apart by reference first. */
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
