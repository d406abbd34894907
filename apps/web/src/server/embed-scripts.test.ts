import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerEmbedScripts } from './embed-scripts.ts'

describe('the script of the tag (EMBED-04)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'))
  let app: FastifyInstance

  beforeAll(async () => {
    const put = (name: string, code: string) => {
      mkdirSync(join(folder, name), { recursive: true })
      writeFileSync(join(folder, name, 'touchline.js'), code)
    }
    put('built', 'newest()')
    put('released/1.0.0', 'first()')
    put('released/1.1.0', 'second()')
    app = Fastify()
    await registerEmbedScripts(app, join(folder, 'built'), join(folder, 'released'))
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  test('pages of any origin may load it as a module', async () => {
    const { headers, body } = await app.inject('/embed/1/touchline.js')
    expect(body).toBe('newest()')
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  test('the release train is looked up again after minutes, a release is kept for ever', async () => {
    const newest = await app.inject('/embed/1/touchline.js')
    const release = await app.inject('/embed/1.0.0/touchline.js')
    expect(newest.headers['cache-control']).toContain('max-age=300')
    expect(release.body).toBe('first()')
    expect(release.headers['cache-control']).toContain('immutable')
    const again = await app.inject({
      url: '/embed/1/touchline.js',
      headers: { 'if-none-match': String(newest.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('a version that was never released is not found, nor is anything beside the releases', async () => {
    for (const version of ['1.2.0', '2', '..%2Fbuilt', 'constructor', '__proto__'])
      expect((await app.inject(`/embed/${version}/touchline.js`)).statusCode).toBe(404)
  })

  test('is compressed where the browser takes brotli', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/embed/1/touchline.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe('newest()')
  })
})
