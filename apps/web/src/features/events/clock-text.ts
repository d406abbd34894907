import type { Clock, Statistics } from '@touchline/contract'

function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * What a match clock shows at a moment: it runs from its last message at the match's own speed, unless it is stopped
 * (CAT-06). Sports that count down show what remains of the period. Null where the sport has no clock.
 * @param now server time in ms
 */
export function clockText(clock: Clock, now: number): string | null {
  const wall = Math.max(0, now - Date.parse(clock.clock_updated_at)) / 1_000
  const run = clock.stopped ? 0 : wall * clock.speed
  const remaining = clock.remaining_time_in_period ?? clock.remaining_time
  if (remaining !== null) return minutes(remaining - run)
  if (clock.match_time === null) return null
  if (clock.stoppage_time !== null) {
    const extra = Math.floor((clock.stoppage_time + run) / 60) + 1
    return `${Math.floor(clock.match_time / 60)}+${extra}′`
  }
  return minutes(clock.match_time + run)
}

/** Whole minutes of announced stoppage time of the half being played; null without an announcement (CAT-06). */
export function minutesAnnounced({ stoppage_time_announced: announced }: Clock): number | null {
  return announced === null || announced <= 0 ? null : Math.ceil(announced / 60)
}

/** Announced minutes after the clock: 44:50 +3′ before stoppage time begins, 45+1′/3′ while it is played. */
export function announcedText(minutes: number, clock: string): string {
  return `${clock.includes('+') ? '/' : ' +'}${minutes}′`
}

/** Whether play is interrupted by a break: the clock is stopped. A whistle or a time-out is no break. */
export function isBreak({ clock, situation }: Pick<Statistics, 'clock' | 'situation'>): boolean {
  return clock?.stopped === true && (situation === null || situation.type === 'break')
}
