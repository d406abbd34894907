import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createApp, type EdgeConfig } from '../app.ts'
import { startTestHub } from '../modules/realtime/testing/test-hub.ts'
import { registerRealtimeApi } from './realtime-api.ts'

const CLOSED_EDGE: EdgeConfig = {
  trustProxy: 0,
  publicOrigin: null,
  allowedHosts: [],
  allowedOrigins: [],
  cashierUrl: null,
  cashierKind: 'page',
  logLevel: 'error',
}
const KEY = 'a-key-of-the-server'
const SIZE = 4 * 1_048_576

const apps: ReturnType<typeof createApp>[] = []
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

async function serve(): Promise<number> {
  const app = createApp(CLOSED_EDGE)
  apps.push(app)
  registerRealtimeApi(app, (await startTestHub()).hub, KEY)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Announces a body of 4 MB and sends one byte of it: a server that waits for the rest never responds. */
function announces(
  port: number,
  headers: Record<string, string>,
  patienceMs: number,
): Promise<number | 'waits for the body'> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', 'content-length': String(SIZE), ...headers }
    const call = request({ port, host: '127.0.0.1', path: '/api/publish', method: 'POST', headers: all }, (answer) => {
      clearTimeout(timer)
      resolve(answer.statusCode ?? 0)
      call.destroy()
    })
    const timer = setTimeout(() => {
      resolve('waits for the body')
      call.destroy()
    }, patienceMs)
    call.on('error', reject)
    call.write('{')
  })
}

test("a stranger's 4 MB to the server API are refused before they are read; the book's own processes are read", async () => {
  const port = await serve()
  expect(await announces(port, {}, 30_000)).toBe(401)
  expect(await announces(port, { 'x-api-key': `${KEY}r` }, 30_000)).toBe(401)
  expect(await announces(port, { 'x-api-key': KEY }, 1_000)).toBe('waits for the body')
})
