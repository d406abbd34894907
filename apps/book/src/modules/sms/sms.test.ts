import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createVirtualClock } from '../../testing/virtual-clock.ts'
import { createSmsSender, type Sms } from './index.ts'

const SMS: Sms = { id: 'message-8-1', to: '+4915112345678', text: '012345 ist dein Touchline-Code' }
const CLOCK = createVirtualClock(Date.UTC(2026, 10, 20, 12))

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function gateway(status: number): Promise<{ url: string; received: unknown[] }> {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push([request.method, request.headers.authorization, JSON.parse(body)])
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(async () => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/send`, received }
}

test('PLAYER-02: with SMS_URL, a text message is posted to the gateway with its token', async () => {
  const { url, received } = await gateway(202)
  await createSmsSender(readConfig({ SMS_URL: url, SMS_TOKEN: 'secret' }), CLOCK).send(SMS)
  expect(received).toEqual([['POST', 'Bearer secret', SMS]])
})

test('PLAYER-02: a gateway that does not take it is an error, so that it is tried again', async () => {
  const { url } = await gateway(503)
  const sender = createSmsSender(readConfig({ SMS_URL: url }), CLOCK)
  await expect(sender.send(SMS)).rejects.toThrow('503')
})

test('PLAYER-02: without a gateway, text messages are lines of a file, for two weeks at most', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-sms-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const clock = createVirtualClock(CLOCK.now())
  const sender = createSmsSender(readConfig({ DATA_DIR: folder }), clock)
  await sender.send(SMS)
  await sender.send({ ...SMS, id: 'message-9-1' })
  const lines = (await readFile(join(folder, 'outbox', 'sms.jsonl'), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { at: '2026-11-20T12:00:00.000Z', ...SMS },
    { at: '2026-11-20T12:00:00.000Z', ...SMS, id: 'message-9-1' },
  ])
  for (const [day, files] of [
    [7, ['sms.jsonl']],
    [8, ['sms-before.jsonl']],
    [15, []],
  ] as const) {
    clock.advance(CLOCK.now() + day * 24 * 3_600_000 - clock.now())
    await sender.tidy?.()
    expect([day, await readdir(join(folder, 'outbox'))]).toEqual([day, files])
  }
})
