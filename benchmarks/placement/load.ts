import autocannon from 'autocannon'
import { placementBody, placementHeaders } from './request.ts'

export interface LoadOptions {
  readonly origin: string
  /** Sessions; connection n uses the n-th of them, going round. */
  readonly cookies: readonly string[]
  readonly selection: object
  readonly seconds: number
  readonly connections: number
  /** In cents; absent: 0.10 EUR. */
  readonly stake?: number
}

/**
 * Accepted bets per second when each connection places after every response. Every response must be an accepted bet.
 */
export async function placeUnderLoad(options: LoadOptions): Promise<number> {
  const { origin, cookies, selection, seconds, connections, stake } = options
  const body = placementBody(selection, stake)
  let opened = 0
  const result = await autocannon({
    url: `${origin}/api/v3/bets`,
    method: 'POST',
    connections,
    duration: seconds,
    setupClient(client) {
      const cookie = cookies[opened++ % cookies.length] ?? ''
      const next = () => client.setHeadersAndBody(placementHeaders(cookie), body)
      next()
      client.on('response', next)
    },
  })
  if (result['2xx'] === 0 || result.non2xx > 0) {
    throw new Error(`${result.non2xx} of ${result.requests.total} placements were refused; the measurement is void`)
  }
  return result['2xx'] / result.duration
}
