/** A player who speaks HTTP: for set-up and for comparing the screen with the server's truth. */
export interface ApiPlayer {
  readonly cookie: string
  get<T>(path: string): Promise<T>
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  balance(currency?: string): Promise<number>
  bets(): Promise<readonly ApiBet[]>
}

export interface ApiBet {
  readonly id: number
  readonly status: string
  readonly result: string
  readonly stake: { readonly value: number; readonly currency: string }
  readonly win_amount: number
  /** What it can be cashed out for now, in subunits; null where it cannot. */
  readonly to_cashout: number | null
  readonly odds: number
  readonly selections: readonly {
    readonly odds: number
    readonly status: string
    readonly match: { readonly id: number }
  }[]
}

export async function fetchJson<T>(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await fetch(origin + path, { headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function signInByHttp(origin: string, email: string, password = 'touchline'): Promise<ApiPlayer> {
  const headers = { 'content-type': 'application/json', 'x-app': 'touchline' }
  const answer = await fetch(`${origin}/api/users/sign_in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const get = <T>(path: string): Promise<T> => fetchJson<T>(origin, path, { cookie })
  return {
    cookie,
    get,
    send: (method, path, body, more = {}) =>
      fetch(origin + path, {
        method,
        headers: { ...headers, cookie, ...more },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async balance(currency = 'EUR') {
      const { data } = await get<{ data: readonly { currency: string; balance: number }[] }>('/api/player/accounts')
      return data.find((account) => account.currency === currency)?.balance ?? 0
    },
    bets: async () => (await get<{ data: readonly ApiBet[] }>('/api/v3/bets?limit=500')).data,
  }
}
