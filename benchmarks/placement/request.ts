let serial = 0

/** A single. @param stake in cents */
export function placementBody(selection: object, stake = 10): string {
  return JSON.stringify({
    meta: { device_id: 'bench', auto_accept_odds_change: 'any' },
    bets: [{ stake: { value: stake, currency: 'EUR' }, selections: [selection] }],
  })
}

/** With a key of its own. */
export function placementHeaders(cookie: string): Record<string, string> {
  const key = `bench-${process.pid}-${serial++}`
  return { 'content-type': 'application/json', 'x-app': 'touchline', cookie, 'idempotency-key': key }
}
