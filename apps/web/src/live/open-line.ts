import type { Http } from '@touchline/client/http'
import { createRealtime } from '@touchline/client/realtime'
import { parseEvent } from '@touchline/contract/events/index'
import type { FeedHandlers, FeedLine } from './feed.ts'

/** The page's realtime line. Loaded after hydration: validators and protocol are no part of the first script. */
export function openLine(http: Http, url: string, handlers: FeedHandlers): FeedLine {
  return createRealtime({
    url,
    parse: parseEvent,
    onEvent: handlers.onEvent,
    onGap: handlers.onStale,
    onOpened: handlers.onStale,
    onStatus: handlers.onStatus,
    async getToken() {
      const answer = await http.call('websocketToken')
      if (!answer.ok) throw new Error(`No realtime token: ${answer.error.kind}`)
      return answer.data.data.token
    },
    async authorize(channels) {
      const answer = await http.call('websocketAuthorize', { body: { channels } })
      if (!answer.ok) throw new Error(`No subscription tokens: ${answer.error.kind}`)
      return answer.data.data.channels
    },
  })
}
