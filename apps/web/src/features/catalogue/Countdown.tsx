import { useNow } from '../../live/index.ts'

/** What is left as a clock shows it: `4:05`, `1:04:05`; `0:00` when it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Time until a moment; renders once a second, and nothing else does. */
export function Countdown({ to }: { to: string }) {
  const now = useNow()
  return (
    <time dateTime={to} dir="ltr" data-countdown="">
      {countdownText(Date.parse(to) - now)}
    </time>
  )
}
