import autocannon from 'autocannon'

export interface LoadOptions {
  readonly origin: string
  /** Sessions; connection n uses the n-th of them, going round. */
  readonly cookies: readonly string[]
  readonly selection: object
  readonly seconds: number
  readonly connections: number
  /** Requests per second in all; as fast as possible where absent. */
  readonly rate?: number
}

export interface Load {
  readonly betsPerSecond: number
  readonly p99Ms: number
}

let serial = 0

/** Places singles of 0.10 EUR as fast as the connections go. Every answer must be an accepted bet. */
export async function placeUnderLoad(options: LoadOptions): Promise<Load> {
  const { origin, cookies, selection, seconds, connections, rate } = options
  const body = JSON.stringify({
    meta: { device_id: 'bench', auto_accept_odds_change: 'any' },
    bets: [{ stake: { value: 10, currency: 'EUR' }, selections: [selection] }],
  })
  let opened = 0
  const result = await autocannon({
    url: `${origin}/api/v3/bets`,
    method: 'POST',
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient(client) {
      const cookie = cookies[opened++ % cookies.length] ?? ''
      const fixed = { 'content-type': 'application/json', 'x-app': 'touchline', cookie }
      const next = () =>
        client.setHeadersAndBody({ ...fixed, 'idempotency-key': `bench-${process.pid}-${serial++}` }, body)
      next()
      client.on('response', next)
    },
  })
  if (result['2xx'] === 0 || result.non2xx > 0) {
    throw new Error(`${result.non2xx} of ${result.requests.total} placements were refused; the measurement is void`)
  }
  return { betsPerSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}
