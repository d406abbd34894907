import type { Http } from '@touchline/client/http'
import { createRealtime } from '@touchline/client/realtime'
import type { RealtimeEvent } from '@touchline/contract'
import { after, onConnectivity } from '../platform/loading/timing.ts'
import { afterwards } from './afterwards.ts'
import type { LineHandlers } from './channels.ts'
import { inSteps } from './in-steps.ts'
import { reportProblem } from './line-problem.ts'
import type { Line } from './line-state.ts'
import { unfoldLists } from './unfold-lists.ts'

interface LineWishes {
  /** Whether the server may send what changed in a message in place of the whole (LIVE-02). */
  readonly delta: boolean
  /** Whether the viewer wants prices, clocks and scores to move in steps. */
  readonly isSlow: () => boolean
  /** Resolves when React has taken over the server's page: before, nothing that the page shows may move. */
  readonly idle: Promise<void>
}

/**
 * The page's realtime connection. Loaded after hydration: the protocol is not in the first script.
 * @param parse reads a publication; null for anything but an event of the contract
 */
export function openLine(
  http: Http,
  url: string,
  parse: (data: unknown) => RealtimeEvent | null,
  handlers: LineHandlers,
  { delta, isSlow, idle }: LineWishes,
): Line {
  const { onEvent, onStale, onStatus } = afterwards(handlers, idle)
  const network = new EventTarget()
  onConnectivity((online) => network.dispatchEvent(new Event(online ? 'online' : 'offline')))
  return createRealtime({
    url,
    delta,
    network,
    parse,
    onEvent: unfoldLists(inSteps(onEvent, isSlow, after)),
    onGap: onStale,
    onOpened: onStale,
    onStatus,
    onProblem: (problem) => reportProblem(problem, handlers.report),
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
