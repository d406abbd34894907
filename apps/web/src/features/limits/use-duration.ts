import { useFormat } from '../../i18n/index.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const HOURS: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', unitDisplay: 'short' }
const MINUTES: Intl.NumberFormatOptions = { style: 'unit', unit: 'minute', unitDisplay: 'short' }

/** Writes a time in ms as hours and minutes, such as "1 hr 30 min". */
export function useDuration(): (ms: number) => string {
  const { number } = useFormat()
  return (ms) => {
    const hours = Math.floor(ms / HOUR_MS)
    const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
    if (hours === 0) return number(minutes, MINUTES)
    return minutes === 0 ? number(hours, HOURS) : `${number(hours, HOURS)} ${number(minutes, MINUTES)}`
  }
}
