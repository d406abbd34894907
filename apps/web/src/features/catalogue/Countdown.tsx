import { useText } from '../../i18n/index.ts'
import { useNow } from '../../live/index.ts'

/** What is left as a clock shows it: `4:05`, `1:04:05`; `0:00` when it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/**
 * Time until a moment; renders once a second, and nothing else does.
 * @param isAlone says that it is a span of time, where nothing beside it does and times of day stand around
 */
export function Countdown({ to, isAlone = false }: { to: string; isAlone?: boolean }) {
  const text = useText()
  const time = countdownText(Date.parse(to) - useNow())
  return (
    <time dateTime={to} dir={isAlone ? undefined : 'ltr'} data-countdown="">
      {isAlone ? text('catalogue.in', { time }) : time}
    </time>
  )
}
