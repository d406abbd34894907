import { TIME, useFormat, useText } from '../../../i18n/index.ts'
import { useLiveStore } from '../../../live/index.ts'

const DAY_MS = 86_400_000
/** In one piece: each language joins day and time in its own way. */
const ON_A_DAY = { day: 'numeric', month: 'short', ...TIME } as const

/** When something starts, in words: "Today 21:00", "22 Nov, 18:30". Null where that is not known. */
export function useStartTime(iso: string | null): string | null {
  const format = useFormat()
  const text = useText()
  const now = useLiveStore().now()
  if (iso === null) return null
  const at = Date.parse(iso)
  const dayOf = (ms: number) => format.date(ms, { dateStyle: 'short' })
  const time = format.date(at, TIME)
  if (dayOf(at) === dayOf(now)) return text('slip.today', { time })
  if (dayOf(at) === dayOf(now + DAY_MS)) return text('slip.tomorrow', { time })
  return format.date(at, ON_A_DAY)
}
