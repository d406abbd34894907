import { useFormat } from '../../i18n/index.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const HOURS: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', unitDisplay: 'long' }
const MINUTES: Intl.NumberFormatOptions = { style: 'unit', unit: 'minute', unitDisplay: 'long' }

/**
 * Writes a time in ms as hours and minutes, such as "1 hour 30 minutes". Short units end with a full stop in some
 * languages, which would look like the end of a sentence.
 */
export function writeDuration(
  ms: number,
  number: (value: number, options: Intl.NumberFormatOptions) => string,
): string {
  const hours = Math.floor(ms / HOUR_MS)
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  if (hours === 0) return number(minutes, MINUTES)
  return minutes === 0 ? number(hours, HOURS) : `${number(hours, HOURS)} ${number(minutes, MINUTES)}`
}

export function useDuration(): (ms: number) => string {
  const { number } = useFormat()
  return (ms) => writeDuration(ms, number)
}
