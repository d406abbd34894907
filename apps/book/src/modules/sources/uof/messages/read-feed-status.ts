import type { XmlElement } from '@rgrove/parse-xml'
import { childrenNamed, decimalNumber, wholeNumber } from '../../../pricing/results/index.ts'
import { type FeedClock, type FeedStatus, PLAY, type PlayState, type SideScores } from './types.ts'

/**
 * Stages (`match_status`) of a match that is not played on: put off, delayed, called off, interrupted, abandoned, given
 * up, over. If its status is "not started" or "live" at the same time, one of both is wrong. Betradar's numbers, and
 * higher ones are other stages.
 */
const NOT_PLAYED_ON = [60, 61, 70, 80, 81, 90, 91, 92, 93, 94, 95, 96, 97, 98, 100, 110, 120]
const OPEN: readonly (PlayState | null)[] = [null, PLAY.notStarted, PLAY.live]

/** Values of `reporting` that do not mean lost contact: not available, active. Any other value counts as lost. */
const REPORTED = ['0', '1']

/** @param dropped what in it could not be understood is added */
export function readFeedStatus(element: XmlElement, dropped: string[]): FeedStatus {
  const { attributes } = element
  const play = playOf(attributes.status)
  const isKnown = attributes.status === undefined || play !== null
  if (!isKnown) dropped.push(`the status ${attributes.status}`)
  const stage = wholeNumber(attributes.match_status)
  const [clock] = childrenNamed(element, 'clock')
  const statistics = childrenNamed(element, 'statistics').flatMap((one) => one.children)
  const periods = childrenNamed(element, 'period_scores')
    .flatMap((scores) => childrenNamed(scores, 'period_score'))
    .flatMap((period) => {
      const number = wholeNumber(period.attributes.number)
      const score = sides(period.attributes.home_score, period.attributes.away_score)
      const stage = wholeNumber(period.attributes.match_status_code)
      return number === null || score === null ? [] : [{ number, stage, ...score }]
    })
    .sort((a, b) => a.number - b.number)
  const counters: Record<string, SideScores> = {}
  for (const child of statistics) {
    if (!('name' in child) || !('attributes' in child)) continue
    const { name, attributes: values } = child as XmlElement
    const score = sides(values.home, values.away)
    if (score !== null) counters[name] = score
  }
  return {
    play,
    isReported: attributes.reporting === undefined || REPORTED.includes(attributes.reporting),
    isClear: isKnown && !(OPEN.includes(play) && stage !== null && NOT_PLAYED_ON.includes(stage)),
    stage,
    score: sides(attributes.home_score, attributes.away_score),
    game: sides(attributes.home_gamescore, attributes.away_gamescore),
    server: attributes.current_server === '1' ? 'home' : attributes.current_server === '2' ? 'away' : null,
    periods,
    clock: clock === undefined ? null : readClock(clock),
    counters,
  }
}

function readClock({ attributes }: XmlElement): FeedClock {
  return {
    matchMs: clockMs(attributes.match_time),
    stoppageMs: clockMs(attributes.stoppage_time),
    announcedMs: clockMs(attributes.stoppage_time_announced),
    remainingMs: clockMs(attributes.remaining_time),
    remainingInPeriodMs: clockMs(attributes.remaining_time_in_period),
    isStopped: ['true', '1'].includes(attributes.stopped?.trim().toLowerCase() ?? ''),
  }
}

function playOf(text: string | undefined): PlayState | null {
  const code = wholeNumber(text)
  return Object.values(PLAY).find((known) => known === code) ?? null
}

/** Scores may be decimals in some sports. */
function sides(home: string | undefined, away: string | undefined): SideScores | null {
  const [h, a] = [decimalNumber(home), decimalNumber(away)]
  return h !== null && a !== null ? { home: h, away: a } : null
}

/** `mm:ss`, `h:mm:ss`, or minutes alone. */
function clockMs(written: string | undefined): number | null {
  const text = written?.trim() ?? ''
  if (!/^\d+(:\d{1,2}){0,2}$/.test(text)) return null
  const parts = text.split(':').map(Number)
  if (parts.length === 1) parts.push(0)
  return parts.reduce((sum, part) => sum * 60 + part, 0) * 1_000
}
