let serial = 0

/** A single of 0.10 EUR. */
export function placementBody(selection: object): string {
  return JSON.stringify({
    meta: { device_id: 'bench', auto_accept_odds_change: 'any' },
    bets: [{ stake: { value: 10, currency: 'EUR' }, selections: [selection] }],
  })
}

/** With a key of its own. */
export function placementHeaders(cookie: string): Record<string, string> {
  const key = `bench-${process.pid}-${serial++}`
  return { 'content-type': 'application/json', 'x-app': 'touchline', cookie, 'idempotency-key': key }
}
