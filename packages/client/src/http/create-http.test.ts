import { describe, expect, test } from 'vitest'
import { createHttp } from './index.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

function answering(response: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const http = createHttp({
    origin: 'https://book.example',
    locale: 'de',
    fetch: async (url, init) => {
      sent.push({ url, init })
      return response()
    },
  })
  return { http, sent }
}

const refusal = {
  code: 142,
  key: 'error.place_bets.insufficient_balance',
  localized_message: 'Guthaben reicht nicht.',
  data: { details: [], errors_by_bet: [] },
}

describe('calls over HTTP', () => {
  test('a query omits missing values, and the request names the language of the page', async () => {
    const { http, sent } = answering(() => Response.json({ data: [], pagination: {} }))
    await http.call('getMatches', { query: { sport_key: 'football', bettable: true, page: 2, limit: undefined } })
    expect(sent[0]?.url).toBe('https://book.example/api/v2/matches?sport_key=football&bettable=true&page=2')
    expect(sent[0]?.init.headers).toMatchObject({ 'accept-language': 'de' })
    expect(sent[0]?.init.headers).not.toHaveProperty('x-app')
  })

  test('PLACE-03: a placement carries the app header, JSON and the idempotency key', async () => {
    const { http, sent } = answering(() => Response.json({ data: [] }, { status: 201 }))
    const body = { meta: { device_id: 'd' }, bets: [] }
    const result = await http.call('placeBets', { body, idempotencyKey: 'key-12345' })
    expect(result).toEqual({ ok: true, data: { data: [] } })
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-app': 'touchline', 'content-type': 'application/json', 'idempotency-key': 'key-12345' },
    })
  })

  test('a refusal of the server is an error value with its code', async () => {
    const { http } = answering(() => Response.json(refusal, { status: 400 }))
    const result = await http.call('getPlayer')
    expect(result).toEqual({ ok: false, error: { kind: 'answer', status: 400, body: refusal } })
  })

  test('a gateway page in HTML is unreadable, not a success', async () => {
    const { http } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await http.call('getPlayer')).toEqual({ ok: false, error: { kind: 'network', reason: 'unreadable' } })
  })

  test('PLACE-03: no response in time is distinguished from being offline and from being called off', async () => {
    const hanging = createHttp({
      origin: '',
      locale: 'en',
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    })
    expect(await hanging.call('getPlayer', { timeout: 5 })).toMatchObject({ error: { reason: 'timeout' } })
    const controller = new AbortController()
    const calledOff = hanging.call('getPlayer', { signal: controller.signal })
    controller.abort()
    expect(await calledOff).toMatchObject({ error: { reason: 'aborted' } })
    const { http } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await http.call('getPlayer')).toMatchObject({ error: { reason: 'offline' } })
  })

  test('a 204 returns null', async () => {
    const { http } = answering(() => new Response(null, { status: 204 }))
    expect(await http.call('signOut')).toEqual({ ok: true, data: null })
  })
})
