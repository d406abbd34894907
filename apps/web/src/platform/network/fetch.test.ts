import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('LIVE-03: the first response after a lost call reports that the browser is online, and no other one does', async () => {
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  let isDown = false
  vi.stubGlobal('fetch', async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
  vi.stubGlobal('location', { origin: 'https://bets.example', href: 'https://bets.example/sports' })
  const { browserFetch } = await import('./fetch.ts')
  const { onConnectivity } = await import('../loading/timing.ts')
  const changes: boolean[] = []
  const stop = onConnectivity((online) => changes.push(online))
  await browserFetch('/a')
  expect(changes).toEqual([])
  isDown = true
  await expect(browserFetch('/a')).rejects.toThrow('Failed to fetch')
  await expect(browserFetch('/b')).rejects.toThrow('Failed to fetch')
  isDown = false
  await browserFetch('/a')
  await browserFetch('/b')
  expect(changes).toEqual([true])
  page.dispatchEvent(new Event('visibilitychange'))
  expect(changes).toEqual([true, true])
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(changes).toEqual([true, true])
})

test('WATCH-01: a call says which visit it belongs to, to the own origin and this machine alone', async () => {
  vi.stubGlobal('location', { origin: 'https://bets.example', href: 'https://bets.example/sports' })
  const { TRACE_ID, traceHeaders } = await import('./trace.ts')
  const own = traceHeaders('/api/player')['sentry-trace'] ?? ''
  expect(own).toMatch(/^[\da-f]{32}-[\da-f]{16}$/)
  expect(own.slice(0, 32)).toBe(TRACE_ID)
  expect(traceHeaders('/api/player')['sentry-trace']).not.toBe(own)
  expect(Object.keys(traceHeaders('https://bets.example/a'))).toEqual(['sentry-trace'])
  expect(Object.keys(traceHeaders('http://localhost:4000/a'))).toEqual(['sentry-trace'])
  for (const other of [
    'https://elsewhere.example/a',
    '//elsewhere.example/a',
    'https://localhost.example/a',
    'https://bets.example.org/',
  ])
    expect(traceHeaders(other)).toEqual({})
})

test('WATCH-01: a call that fails before reports start is reported when they do, with its response', async () => {
  vi.stubGlobal('location', { origin: 'https://bets.example', href: 'https://bets.example/sports' })
  vi.stubGlobal('fetch', async (url: string) => Response.json({ url }, { status: url === '/good' ? 200 : 500 }))
  const { browserFetch } = await import('./fetch.ts')
  const { traceCalls } = await import('./trace.ts')
  await browserFetch('/good')
  const early = await browserFetch('/early', { method: 'POST', body: '{}' })
  expect(await early.json()).toEqual({ url: '/early' })
  const underWay = browserFetch('/under-way', { method: 'POST' })
  const seen: unknown[] = []
  traceCalls((url, { method, body }, answer) => {
    seen.push(answer.clone().json())
    if (!answer.ok) seen.push([url, method, body, answer.status])
  })
  await underWay
  await browserFetch('/late', { method: 'POST' })
  expect(await Promise.all(seen)).toEqual([
    { url: '/early' },
    ['/early', 'POST', '{}', 500],
    { url: '/under-way' },
    ['/under-way', 'POST', undefined, 500],
    { url: '/late' },
    ['/late', 'POST', undefined, 500],
  ])
})
