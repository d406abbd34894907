import { useFormat } from '../../i18n/index.ts'
import { onSecond, useLiveStore } from '../../live/index.ts'
import { useExternal } from '../../platform/use-external.ts'
import { usePreference } from '../../preferences/index.ts'
import { dayAfter, dayKey } from './day-key.ts'
import { WEEKDAY } from './day-words.ts'

/** The day it is where the viewer is; renders again at midnight only. */
export function useToday(): string {
  const store = useLiveStore()
  const zone = usePreference('timeZone')
  return useExternal(
    onSecond,
    () => dayKey(store.now(), zone),
    () => dayKey(store.madeAt, zone),
  )
}

/** Names a day: yesterday, today, tomorrow, or weekday and date. */
export function useDayName(): (at: number) => string {
  const { text, date } = useFormat()
  const zone = usePreference('timeZone')
  const today = useToday()
  return (at) => {
    const day = dayKey(at, zone)
    if (day === today) return text('catalogue.today')
    if (day === dayAfter(today)) return text('catalogue.tomorrow')
    if (day === dayAfter(today, -1)) return text('catalogue.yesterday')
    return date(at, WEEKDAY)
  }
}
