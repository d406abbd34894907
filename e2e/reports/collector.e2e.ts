import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLI = join(import.meta.dirname, 'cli.ts')
const HEAD = JSON.stringify({ event_id: 'ab'.repeat(16), sent_at: '2026-01-01T00:00:00.000Z' })

test('WATCH-01: npm run reports prints its settings and each report, and refuses input that is no envelope', async () => {
  const child = spawn(process.execPath, [CLI, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  try {
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('SENTRY_DSN=http://')
    const port = /localhost:(\d+)/.exec(printed)?.[1]
    const post = (body: string, auth = 'Sentry sentry_key=touchline') =>
      fetch(`http://127.0.0.1:${port}/api/1/envelope/`, { method: 'POST', headers: { 'x-sentry-auth': auth }, body })
    const event = {
      level: 'error',
      release: 'r1',
      tags: { runtime: 'browser' },
      exception: { values: [{ type: 'TypeError', value: 'broken' }] },
    }
    expect((await post(`${HEAD}\n{"type":"event"}\n${JSON.stringify(event)}\n`)).status).toBe(200)
    expect((await post('nothing')).status).toBe(400)
    expect((await post(`${HEAD}\n{"type":"event"}\n{}\n`, '')).status).toBe(400)
    await expect.poll(() => printed).toContain('error TypeError: broken\n  release=r1 runtime=browser')
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})

test('WATCH-01: npm run reports prints what is wrong with its port', () => {
  const { status, stderr } = spawnSync(process.execPath, [CLI, 'many'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('whole number from 0 to 65535')
})
