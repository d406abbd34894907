import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { drainOf } from './drain.ts'

test('a write in progress gets its response before its process ends, and no new one is accepted', async () => {
  const app = createApp(readConfig({ LOG_LEVEL: 'silent' }))
  const drain = drainOf(app)
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    app.post('/slow', async () => {
      resolve()
      await new Promise<void>((done) => {
        answer = done
      })
      return { stored: true }
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const post = () =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path: '/slow', method: 'POST' }, (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      })
      sent.on('error', reject)
      sent.end()
    })

  const first = post()
  await isAsked
  let isDrained = false
  const draining = drain().then(() => {
    isDrained = true
  })
  await expect(post()).rejects.toThrow('ECONNREFUSED')
  expect(isDrained).toBe(false)
  answer()
  await draining
  await app.close()
  expect(await first).toBe(200)
})
