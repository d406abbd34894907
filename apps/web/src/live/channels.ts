import type { RealtimeProblem } from '@touchline/client/realtime'
import type { RealtimeEvent } from '@touchline/contract'
import { matchChannel, privateChannel, publicChannel } from '@touchline/contract/channels'
import { PRICE_MAX_AGE_MS } from '@touchline/contract/constants'
import { every, pause } from '../platform/loading/timing.ts'
import { backoff } from '../platform/network/retry.ts'
import type { Report } from '../platform/reports/report.ts'
import { tellProblem } from './line-problem.ts'

/**
 * How far the prices on screen can be trusted: `starting` while they are as fresh as the page, `live` while they move,
 * `silent` after 10 s without a message, `paused` by the viewer. The server closed the line for good: `ended`, or
 * `crowded` where too many pages are open. Only in the first two may be bet.
 */
export type LineState = 'starting' | 'live' | 'silent' | 'paused' | 'ended' | 'crowded'

/** The connection as the channels need it; the realtime client fits. */
export interface Line {
  connect(): void
  disconnect(): void
  reauthenticate(): void
  subscribe(channel: string): () => void
  status(): {
    readonly state: string
    /** Why it is in this state, by the protocol. */
    readonly code?: number
    readonly silent: boolean
    readonly lastMessageAt: number | null
  }
}

export interface LineHandlers {
  onEvent(event: RealtimeEvent, channel: string): void
  /** Messages of this channel may be missing: their data must be fetched again. */
  onStale(channel: string): void
  onStatus(): void
  /** Something was wrong that the line deals with by itself. */
  onProblem(problem: RealtimeProblem): void
}

export interface ChannelsOptions {
  readonly locale: string
  readonly now: () => number
  /** Loads and makes the connection; called once, after hydration. */
  readonly open: (handlers: LineHandlers) => Promise<Line>
  readonly push: (event: RealtimeEvent) => void
  /** Data of this match, or of lists for null, may be old. */
  readonly refetch: (matchId: number | null) => void
  /** Whether the page is visible: a hidden page does not refetch by itself. */
  readonly isVisible?: () => boolean
  /** Receives errors of the connection; the page recovers from them where it can. */
  readonly report: Report
}

/** Every open match is compared with the back end this often, at random moments so that pages do not ask in step. */
const RECONCILE_MS = { least: 90_000, most: 120_000 } as const

/** Reason codes of the page itself, or of errors that the connection recovers from by itself or on request. */
const CLIENT_REASONS = 2
/** Close codes of a player, or an address, with all the connections it may have. */
const CROWDED = [3504, 4503]

type Stop = () => void

/** Which channels the page wants, and whether what it shows is fresh. Works before the connection is there. */
export interface Channels {
  start(): void
  /** Wants a match's own channel until the returned function is called. */
  hold(matchId: number): Stop
  isHeld(matchId: number): boolean
  /** Follows the channels of another language; components subscribe to their matches again. */
  speak(locale: string): void
  /** Connects as this player, or as a visitor. */
  identify(playerId: number | null): void
  setPaused(paused: boolean): void
  state(): LineState
  isConnected(): boolean
  subscribe(listener: () => void): Stop
  /** Receives every message of the player's own channel. */
  listenPrivate(listener: (event: RealtimeEvent) => void): Stop
  /** Called when messages of the player's own channel may have been missed. */
  onPrivateGap(listener: () => void): Stop
}

function listeners<T extends unknown[]>() {
  const all = new Set<(...args: T) => void>()
  return {
    add(listener: (...args: T) => void): Stop {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell(...args: T) {
      for (const listener of [...all]) listener(...args)
    },
  }
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createChannels(options: ChannelsOptions): Channels {
  const { now, open, push, refetch, report, isVisible = () => true } = options
  const startedAt = now()
  const wanted = new Map<string, { count: number; stop: Stop | null }>()
  const watchers = listeners<[]>()
  const privateEvents = listeners<[RealtimeEvent]>()
  const privateGaps = listeners<[]>()
  let { locale } = options
  let stopPublic: Stop | null = null
  let line: Line | null = null
  let playerId: number | null = null
  let stopPrivate: Stop | null = null
  let paused = false
  let starting = false
  let shown: LineState = 'starting'
  let reconcileAt = nextReconciliation()

  function compute(): LineState {
    if (paused) return 'paused'
    const status = line?.status()
    if (status?.state === 'connected') return status.silent ? 'silent' : 'live'
    if (status?.state === 'disconnected' && (status.code ?? 0) > CLIENT_REASONS) {
      return CROWDED.includes(status.code ?? 0) ? 'crowded' : 'ended'
    }
    const age = now() - (status?.lastMessageAt ?? startedAt)
    if (age > PRICE_MAX_AGE_MS) return 'silent'
    return shown === 'live' ? 'live' : 'starting'
  }

  function refresh(): void {
    const next = compute()
    if (next === shown) return
    shown = next
    watchers.tell()
  }

  function nextReconciliation(): number {
    const { least, most } = RECONCILE_MS
    return now() + least + Math.random() * (most - least)
  }

  /** Messages may be lost or wrong without a sign: the page compares its state with the back end's at intervals. */
  function reconcile(): void {
    if (now() < reconcileAt || shown !== 'live' || !isVisible()) return
    reconcileAt = nextReconciliation()
    for (const channel of wanted.keys()) if (channel.startsWith('match:')) handlers.onStale(channel)
  }

  function want(channel: string): Stop {
    const held = wanted.get(channel) ?? { count: 0, stop: null }
    wanted.set(channel, held)
    held.count++
    held.stop ??= line?.subscribe(channel) ?? null
    let done = false
    return () => {
      if (done) return
      done = true
      held.count--
      if (held.count > 0) return
      held.stop?.()
      wanted.delete(channel)
    }
  }

  const handlers: LineHandlers = {
    onEvent(event, channel) {
      if (channel.startsWith('$')) privateEvents.tell(event)
      else push(event)
    },
    onStale(channel) {
      if (channel.startsWith('$')) return privateGaps.tell()
      const [kind, , id] = channel.split(':')
      refetch(kind === 'match' ? Number(id) : null)
    },
    onStatus: refresh,
    onProblem: (problem) => tellProblem(problem, report),
  }

  function takeLine(opened: Line): void {
    line = opened
    for (const [channel, held] of wanted) held.stop ??= opened.subscribe(channel)
    if (!paused) opened.connect()
  }

  /** The line is code that is fetched: where that fails it is fetched again, as long as it takes. */
  async function openLine(): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      try {
        return takeLine(await open(handlers))
      } catch (error) {
        report('chunk', 'realtime line', error)
        await pause(backoff(failures))
      }
    }
  }

  function followPlayer(): void {
    stopPrivate?.()
    stopPrivate = playerId === null ? null : want(privateChannel(locale, playerId))
  }

  return {
    start() {
      if (starting) return
      starting = true
      stopPublic = want(publicChannel(locale))
      every(1_000, () => {
        refresh()
        reconcile()
      })
      void openLine()
    },
    hold: (matchId) => want(matchChannel(locale, matchId)),
    isHeld: (matchId) => wanted.has(matchChannel(locale, matchId)),
    speak(next) {
      locale = next
      stopPublic?.()
      if (stopPublic) stopPublic = want(publicChannel(locale))
      followPlayer()
    },
    identify(next) {
      if (next === playerId) return
      playerId = next
      followPlayer()
      line?.reauthenticate()
    },
    setPaused(next) {
      if (next === paused) return
      paused = next
      if (next) line?.disconnect()
      else line?.connect()
      refresh()
    },
    state: () => shown,
    isConnected: () => line?.status().state === 'connected',
    subscribe: watchers.add,
    listenPrivate: privateEvents.add,
    onPrivateGap: privateGaps.add,
  }
}
