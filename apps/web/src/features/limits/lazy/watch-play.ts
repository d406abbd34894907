import type { CallResult } from '@touchline/client/http'
import type { Dialogs } from '../../../dialogs/index.ts'
import type { AccountController } from '../../account/index.ts'
import { type PlayWord, wordFor } from '../play-words.ts'

const POLL_MS = 30_000
const TRACK_MS = 60_000
const BAD_REQUEST = 400
const UNAUTHORIZED = 401
const FORBIDDEN = 403

export interface PlayDeps {
  readonly http: AccountController['http']
  readonly signOut: () => void
  readonly dialogs: Pick<Dialogs, 'open' | 'close'>
  /** Sends a message to the other tabs. */
  readonly send: (message: unknown) => void
  readonly every: (ms: number, run: () => void) => () => void
  readonly after: (ms: number, run: () => void) => () => void
  readonly isVisible: () => boolean
  /** Whether the site has limits on activity. */
  readonly tracksActivity: () => boolean
  /** Shows how long was played so far, in ms, where the rules want it on every page. */
  readonly showPlayed: (ms: number) => void
}

/** The play of one player as this tab sees it. */
export interface WatchedPlay {
  /** A message of another tab, or of another part of this page. */
  readonly onMessage: (message: unknown) => void
  /** The page came into sight. */
  readonly look: () => void
  readonly stop: () => void
}

type PlayAnswer = CallResult<'getPlaySession'> | CallResult<'startPlaySession'>

/**
 * SAFE-01 to 03: begins play; requests every 30 s while the page is visible, and at the due moment, whether a reality
 * check is due or time is over; counts minutes of activity for players with an activity limit. All times are the
 * server's.
 */
export function watchPlay(deps: PlayDeps, playerId: number): WatchedPlay {
  const { http, dialogs, isVisible } = deps
  const sendWord = (word: PlayWord) => deps.send({ player: playerId, word })
  let isStopped = false
  let endPolls: (() => void) | null = null
  let endTracks: (() => void) | null = null
  let callOffCheck = () => {}

  function stopPolls() {
    callOffCheck()
    endPolls?.()
    endPolls = null
  }

  function take(answer: PlayAnswer): void {
    if (isStopped) return
    callOffCheck()
    if (answer.ok) {
      endPolls ??= deps.every(POLL_MS, () => void poll())
      const { started_at, played_ms, reality_check_at, limit_reached_at } = answer.data.data
      deps.showPlayed(played_ms)
      const waitFor = (at: string) => Date.parse(at) - (Date.parse(started_at) + played_ms)
      const waits = [reality_check_at, limit_reached_at].flatMap((at) => (at === null ? [] : [waitFor(at)]))
      // Requests at the due moment, not with the next poll after it.
      const next = Math.min(...waits.filter((ms) => ms > 0))
      if (Number.isFinite(next)) callOffCheck = deps.after(next, () => void poll())
      if (reality_check_at !== null && waitFor(reality_check_at) <= 0) {
        dialogs.open('reality-check', {})
        sendWord('check_due')
      }
      return
    }
    const status = answer.error.kind === 'answer' ? answer.error.status : null
    if (status === BAD_REQUEST) stopPolls()
    if (status === FORBIDDEN) {
      stopPolls()
      dialogs.close('reality-check')
      dialogs.open('out-of-session-limit', { isReached: true })
      sendWord('time_over')
    }
  }

  async function poll() {
    if (isVisible()) take(await http.call('getPlaySession'))
  }

  async function begin() {
    take(await http.call('startPlaySession'))
  }

  async function track() {
    if (!isVisible()) return
    const answer = await http.call('trackActivity')
    if (answer.ok || answer.error.kind !== 'answer' || answer.error.status !== UNAUTHORIZED) return
    dialogs.open('activity-limit-reached', { isReached: true })
    sendWord('activity_over')
    deps.signOut()
  }

  async function findActivityLimit() {
    if (!deps.tracksActivity()) return
    const limits = await http.call('getUserLimits')
    if (isStopped || !limits.ok) return
    const isTracked = limits.data.data.some(({ type }) => type === 'activity')
    if (isTracked && endTracks === null) {
      endTracks = deps.every(TRACK_MS, () => void track())
      void track()
    } else if (!isTracked) {
      endTracks?.()
      endTracks = null
    }
  }

  function onMessage(message: unknown) {
    switch (wordFor(playerId, message)) {
      case 'check_due':
        return dialogs.open('reality-check', {})
      case 'continued':
        dialogs.close('reality-check')
        return void poll()
      case 'time_over':
        stopPolls()
        dialogs.close('reality-check')
        return dialogs.open('out-of-session-limit', { isReached: true })
      case 'activity_over':
        return dialogs.open('activity-limit-reached', { isReached: true })
      case 'limits_changed':
        void findActivityLimit()
        return void (endPolls === null ? begin() : poll())
      case null:
    }
  }

  if (isVisible()) void begin()
  void findActivityLimit()
  return {
    onMessage,
    look: () => void (endPolls === null ? begin() : poll()),
    stop() {
      isStopped = true
      stopPolls()
      endTracks?.()
    },
  }
}
