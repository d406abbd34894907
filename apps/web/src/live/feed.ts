import type { RealtimeEvent } from '@touchline/contract'
import { matchChannel, privateChannel, publicChannel } from '@touchline/contract/channels'
import { PRICE_MAX_AGE_MS } from '@touchline/contract/constants'

/**
 * How far the prices on screen can be trusted: `starting` while they are as fresh as the page, `live` while they move,
 * `silent` when nothing was heard for 10 s, `paused` by the viewer. Only in the first two may be bet.
 */
export type FeedState = 'starting' | 'live' | 'silent' | 'paused'

/** The connection as the feed needs it; the realtime client fits. */
export interface FeedLine {
  connect(): void
  disconnect(): void
  reauthenticate(): void
  subscribe(channel: string): () => void
  status(): { readonly state: string; readonly silent: boolean; readonly lastMessageAt: number | null }
}

export interface FeedHandlers {
  onEvent(event: RealtimeEvent, channel: string): void
  /** Something of this channel may be missing: what it tells must be fetched again. */
  onStale(channel: string): void
  onStatus(): void
}

export interface FeedOptions {
  readonly locale: string
  readonly now: () => number
  /** Loads and makes the connection; called once, after hydration. */
  readonly open: (handlers: FeedHandlers) => Promise<FeedLine>
  readonly push: (event: RealtimeEvent) => void
  /** Data of this match, or of lists for null, may be old. */
  readonly refetch: (matchId: number | null) => void
}

type Stop = () => void

/** Which channels the page wants, and whether what it shows is fresh. Works before the connection is there. */
export interface Feed {
  start(): void
  /** Wants a match's own channel until the returned function is called. */
  hold(matchId: number): Stop
  /** Connects as this player, or as a visitor. */
  identify(playerId: number | null): void
  setPaused(paused: boolean): void
  state(): FeedState
  isConnected(): boolean
  subscribe(listener: () => void): Stop
  /** Hears every message of the player's own channel. */
  listenPrivate(listener: (event: RealtimeEvent) => void): Stop
  /** Hears that messages of the player's own channel may have been missed. */
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

export function createFeed({ locale, now, open, push, refetch }: FeedOptions): Feed {
  const startedAt = now()
  const wanted = new Map<string, { count: number; stop: Stop | null }>()
  const watchers = listeners<[]>()
  const privateEvents = listeners<[RealtimeEvent]>()
  const privateGaps = listeners<[]>()
  let line: FeedLine | null = null
  let playerId: number | null = null
  let stopPrivate: Stop | null = null
  let paused = false
  let starting = false
  let shown: FeedState = 'starting'

  function compute(): FeedState {
    if (paused) return 'paused'
    const status = line?.status()
    if (status?.state === 'connected') return status.silent ? 'silent' : 'live'
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

  const handlers: FeedHandlers = {
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
  }

  return {
    start() {
      if (starting) return
      starting = true
      want(publicChannel(locale))
      setInterval(refresh, 1_000)
      void open(handlers).then((opened) => {
        line = opened
        for (const [channel, held] of wanted) held.stop ??= opened.subscribe(channel)
        if (!paused) opened.connect()
      })
    },
    hold: (matchId) => want(matchChannel(locale, matchId)),
    identify(next) {
      if (next === playerId) return
      playerId = next
      stopPrivate?.()
      stopPrivate = next === null ? null : want(privateChannel(locale, next))
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
