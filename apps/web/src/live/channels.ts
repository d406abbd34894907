import type { RealtimeEvent } from '@touchline/contract'
import { eventChannel, listChannel, privateChannel, publicChannel } from '@touchline/contract/channels'
import { every, pause } from '../platform/loading/timing.ts'
import { backoff } from '../platform/network/retry.ts'
import type { Report } from '../platform/reports/report.ts'
import { type Line, type LineState, lineState } from './line-state.ts'
import { createWantedChannels, type WantedChannels } from './wanted-channels.ts'

export interface LineHandlers {
  onEvent(event: RealtimeEvent, channel: string): void
  /** Messages of this channel may be missing: their data must be fetched again. */
  onStale(channel: string): void
  onStatus(): void
  /** Receives the problem; the line handles it itself. */
  readonly report: Report
}

export interface ChannelsOptions {
  readonly locale: string
  readonly now: () => number
  /** Loads and makes the connection; called once, after hydration. */
  readonly open: (handlers: LineHandlers) => Promise<Line>
  readonly push: (event: RealtimeEvent) => void
  /** Data of this match, or of lists for null, may be old. */
  readonly refetch: (eventId: number | null) => void
  /** Whether the page is visible: a hidden page does not refetch. */
  readonly isVisible?: () => boolean
  /** Receives errors of the connection; the page recovers from them where it can. */
  readonly report: Report
}

/** Every open match is compared with the back end this often. */
const RECONCILE_MS = { least: 90_000, most: 120_000 } as const

type Stop = () => void

/** Which channels the page wants, and whether what it shows is fresh. Works before the connection is there. */
export interface Channels {
  start(): void
  /** Wants a match's own channel until the returned function is called. */
  hold(eventId: number): Stop
  isHeld(eventId: number): boolean
  /** Wants the channel of a list until the returned function is called. @param list of `sportList` or `leagueList` */
  holdList(list: string): Stop
  /** Called when messages of a list may have been missed: when its channel opens, after a gap, and now and then. */
  onListGap(listener: (list: string) => void): Stop
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
    notify(...args: T) {
      for (const listener of [...all]) listener(...args)
    },
  }
}

/**
 * When every open match is compared with the back end next: at random moments, so that pages do not send requests in
 * step.
 */
function nextReconciliation(now: number): number {
  const { least, most } = RECONCILE_MS
  return now + least + Math.random() * (most - least)
}

/** The line is code that is fetched: where that fails it is fetched again, as long as it takes. */
async function opened({ open, report }: ChannelsOptions, handlers: LineHandlers): Promise<Line> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await open(handlers)
    } catch (error) {
      report('chunk', 'realtime line', error)
      await pause(backoff(failures))
    }
  }
}

function createListeners() {
  return {
    watchers: listeners<[]>(),
    privateEvents: listeners<[RealtimeEvent]>(),
    privateGaps: listeners<[]>(),
    listGaps: listeners<[list: string]>(),
  }
}

/** What the line calls. */
function lineHandlers(
  { push, refetch, report }: ChannelsOptions,
  { privateEvents, privateGaps, listGaps }: ReturnType<typeof createListeners>,
  onStatus: () => void,
): LineHandlers {
  return {
    onEvent(event, channel) {
      if (channel.startsWith('$')) privateEvents.notify(event)
      else push(event)
    },
    onStale(channel) {
      if (channel.startsWith('$')) return privateGaps.notify()
      const [kind, , id = ''] = channel.split(':')
      if (kind === 'list') listGaps.notify(id)
      else refetch(kind === 'match' ? Number(id) : null)
    },
    onStatus,
    report,
  }
}

/** The channels that every page has, and those of its player. */
function createOwnChannels({ want }: WantedChannels, locale: string) {
  let playerId: number | null = null
  let stopPublic: Stop | null = null
  let stopPrivate: Stop | null = null

  function followPlayer(): void {
    stopPrivate?.()
    stopPrivate = playerId === null ? null : want(privateChannel(locale, playerId))
  }

  return {
    locale: () => locale,
    open() {
      stopPublic = want(publicChannel(locale))
    },
    speak(next: string) {
      locale = next
      stopPublic?.()
      if (stopPublic) stopPublic = want(publicChannel(locale))
      followPlayer()
    },
    /** Whether it is another player than before. */
    identify(next: number | null): boolean {
      if (next === playerId) return false
      playerId = next
      followPlayer()
      return true
    },
  }
}

export function createChannels(options: ChannelsOptions): Channels {
  const { now, isVisible = () => true } = options
  const startedAt = now()
  const wanted = createWantedChannels()
  const all = createListeners()
  const handlers = lineHandlers(options, all, refresh)
  const own = createOwnChannels(wanted, options.locale)
  let line: Line | null = null
  let paused = false
  let starting = false
  let shown: LineState = 'starting'
  let reconcileAt = nextReconciliation(startedAt)

  function refresh(): void {
    const next = paused ? 'paused' : lineState(line?.status(), shown, startedAt, now())
    if (next === shown) return
    shown = next
    all.watchers.notify()
  }

  /** Messages may be lost or wrong without a sign: the page compares its state with the back end's at intervals. */
  function reconcile(): void {
    if (now() < reconcileAt || shown !== 'live' || !isVisible()) return
    reconcileAt = nextReconciliation(now())
    for (const channel of wanted.names()) if (/^(?:match|list):/.test(channel)) handlers.onStale(channel)
  }

  async function openLine(): Promise<void> {
    const there = await opened(options, handlers)
    line = there
    wanted.takeLine((channel) => there.subscribe(channel))
    if (!paused) there.connect()
  }

  return {
    start() {
      if (starting) return
      starting = true
      own.open()
      every(1_000, () => {
        refresh()
        reconcile()
      })
      void openLine()
    },
    hold: (eventId) => wanted.want(eventChannel(own.locale(), eventId)),
    isHeld: (eventId) => wanted.has(eventChannel(own.locale(), eventId)),
    holdList: (list) => wanted.want(listChannel(own.locale(), list)),
    onListGap: all.listGaps.add,
    speak: own.speak,
    identify(next) {
      if (own.identify(next)) line?.reauthenticate()
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
    subscribe: all.watchers.add,
    listenPrivate: all.privateEvents.add,
    onPrivateGap: all.privateGaps.add,
  }
}
