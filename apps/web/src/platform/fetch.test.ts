import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('LIVE-03: the first answer after a call that was lost is told as coming back, and no other one is', async () => {
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
  const { browserFetch } = await import('./fetch.ts')
  const { onConnectivity } = await import('./timing.ts')
  const told: boolean[] = []
  const stop = onConnectivity((online) => told.push(online))
  await browserFetch('/a')
  expect(told).toEqual([])
  isDown = true
  await expect(browserFetch('/a')).rejects.toThrow('Failed to fetch')
  await expect(browserFetch('/b')).rejects.toThrow('Failed to fetch')
  isDown = false
  await browserFetch('/a')
  await browserFetch('/b')
  expect(told).toEqual([true])
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([true, true])
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([true, true])
})
