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
 * Time until a moment; only this component renders once a second.
 * @param isAlone adds that it is a span of time, where no text beside it shows that and times of day are near
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
