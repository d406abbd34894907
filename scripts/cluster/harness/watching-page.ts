import { createRealtime } from '@touchline/client/realtime'
import { parseEvent, type RealtimeEvent } from '@touchline/contract'
import { eventChannel, privateChannel } from '@touchline/contract/channels'
import { type ApiPlayer, fetchJson } from '../../../e2e/harness/api.ts'

const LIVE_MATCHES = '/api/v2/matches?type=match&match_status=live&limit=20'
/** Between two looks at what is in play, in ms. */
const LOOK_MS = 2_000

/** A page of a player that has matches in play open, with the realtime client of the product. */
export interface WatchingPage {
  readonly playerId: number
  /** When prices arrived, Unix ms. */
  readonly pricesAt: readonly number[]
  /** Ids of bets that the page received by its private channel. */
  readonly bets: ReadonlySet<number>
  /** When the page was notified that it missed private messages, and fetched them. */
  readonly gapsAt: readonly number[]
  close(): void
}

/** Longest time without a price between two moments, in ms. */
export function longestSilence({ pricesAt }: WatchingPage, from: number, to: number): number {
  const inside = pricesAt.filter((at) => at >= from && at <= to)
  return [...inside, to].reduce((longest, at, index) => Math.max(longest, at - (inside[index - 1] ?? from)), 0)
}

export async function openWatchingPage(origin: string, id: number, api: ApiPlayer): Promise<WatchingPage> {
  const pricesAt: number[] = []
  const bets = new Set<number>()
  const gapsAt: number[] = []
  const followed = new Set<number>()
  const own = privateChannel('en', id)
  const realtime = createRealtime<RealtimeEvent>({
    url: `${origin.replace('http', 'ws')}/connection/websocket`,
    async getToken() {
      const answer = await api.send('POST', '/api/v2/websocket/token')
      if (!answer.ok) throw new Error(`token answered ${answer.status}`)
      return ((await answer.json()) as { data: { token: string } }).data.token
    },
    async authorize(channels) {
      const answer = await api.send('POST', '/api/v2/websocket/authorize', { channels })
      if (!answer.ok) throw new Error(`authorize answered ${answer.status}`)
      return ((await answer.json()) as { data: { channels: { channel: string; token: string }[] } }).data.channels
    },
    parse: parseEvent,
    onEvent(event, channel) {
      if (channel !== own) pricesAt.push(Date.now())
      else if (event.type === 'bet_changed') bets.add(event.data.id)
    },
    onOpened(channel) {
      if (channel === own) gapsAt.push(Date.now())
    },
    onGap(channel) {
      if (channel === own) gapsAt.push(Date.now())
    },
  })
  /** Matches end within minutes here: what is in play is followed as it begins. */
  async function followLiveMatches(): Promise<void> {
    const { data } = await fetchJson<{ data: readonly { id: number }[] }>(origin, LIVE_MATCHES)
    for (const { id: eventId } of data) {
      if (followed.has(eventId)) continue
      followed.add(eventId)
      realtime.subscribe(eventChannel('en', eventId))
    }
  }
  await followLiveMatches()
  // A server that is killed does not respond; the next attempt reaches another one.
  const timer = setInterval(() => void followLiveMatches().catch(() => undefined), LOOK_MS)
  realtime.subscribe(own)
  realtime.connect()
  function close(): void {
    clearInterval(timer)
    realtime.disconnect()
  }
  return { playerId: id, pricesAt, bets, gapsAt, close }
}
