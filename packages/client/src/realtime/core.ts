import { createAuthorizeBatch } from './authorize-batch.ts'
import { createChannelRefs } from './channel-refs.ts'
import { type Clock, systemClock } from './clock.ts'
import { INVALID_EVERY_MS, LINGER_MS, SILENCE_MS } from './constants.ts'
import type { LinkEvents, LinkState, OpenLink } from './link.ts'
import type { Realtime, RealtimeHandlers, RealtimeOptions, RealtimeProblem } from './realtime.ts'
import { type SilenceWatch, watchSilence } from './silence-watch.ts'
import { createStreamWatch } from './stream-watch.ts'
import { throttled } from './throttled.ts'

export type CoreOptions<Event> = RealtimeHandlers<Event> &
  Pick<RealtimeOptions<Event>, 'getToken' | 'authorize'> & { readonly clock?: Clock }

const NEVER_CONNECTED: LinkState = { state: 'disconnected', code: 0, reason: 'not connected yet' }
const isPrivate = (channel: string) => channel.startsWith('$')

/** Everything of realtime but the wire: counting channels, validating events, noticing gaps and silence. */
export function createCore<Event>(options: CoreOptions<Event>, openLink: OpenLink): Realtime {
  const clock = options.clock ?? systemClock
  const streams = createStreamWatch()
  let line = NEVER_CONNECTED
  let silence: SilenceWatch | null = null
  let invalid = 0

  function report(problem: RealtimeProblem): void {
    try {
      options.onProblem?.(problem)
    } catch {
      // The handler that failed is the one that would receive the error.
    }
  }

  // The protocol library stops for good when a handler throws, so no handler of the page is called bare.
  function safely(call: () => void): void {
    try {
      call()
    } catch (error) {
      report({ kind: 'handler-threw', error })
    }
  }

  function status() {
    return { ...line, silent: silence?.isSilent() ?? false, lastMessageAt: silence?.lastReceivedAt() ?? null }
  }

  function announce(): void {
    safely(() => options.onStatus?.(status()))
  }

  function take(channel: string, data: unknown): void {
    const event = options.parse(data)
    if (event === null) {
      invalid++
      report({ kind: 'invalid-event', channel, data })
      missed(channel)
    } else {
      options.onEvent(event, channel)
    }
  }

  const missed = throttled(clock, INVALID_EVERY_MS, (channel) => safely(() => options.onGap(channel)))

  const events: LinkEvents = {
    state(next) {
      line = next
      announce()
    },
    traffic: () => silence?.received(),
    subscribed(channel, how) {
      if (streams.begin(channel, how)) safely(() => options.onGap(channel))
      else if (how.start === 'fresh') safely(() => options.onOpened?.(channel))
    },
    publication(channel, data, offset) {
      const place = streams.judge(channel, offset)
      if (place === 'repeated') return
      if (place === 'after-gap') safely(() => options.onGap(channel))
      safely(() => take(channel, data))
    },
    refused: (channel, code, reason) => report({ kind: 'refused-channel', channel, code, reason }),
    restarted: (reason) => report({ kind: 'restarted', reason }),
    trouble: (text) => report({ kind: 'trouble', text }),
  }
  const tokens = {
    connection: () => options.getToken(),
    subscription: createAuthorizeBatch(options.authorize, clock),
  }
  const link = openLink(tokens, events)
  const refs = createChannelRefs({
    clock,
    lingerMs: LINGER_MS,
    opened: (channel) => link.add(channel),
    closed(channel) {
      link.remove(channel)
      streams.forget(channel)
    },
  })

  function stop(): void {
    silence?.stop()
    silence = null
    link.disconnect()
  }

  function start(): void {
    silence ??= watchSilence(clock, SILENCE_MS, announce)
    link.connect()
  }

  return {
    connect: start,
    disconnect: stop,
    reauthenticate() {
      const started = silence !== null
      stop()
      link.forgetToken()
      refs.releaseNow(isPrivate)
      for (const channel of refs.open().filter(isPrivate)) {
        // Another player's tokens and positions must not survive in it.
        link.remove(channel)
        streams.forget(channel)
        link.add(channel)
      }
      if (started) start()
    },
    subscribe: (channel) => refs.hold(channel),
    status,
    invalidEvents: () => invalid,
  }
}
