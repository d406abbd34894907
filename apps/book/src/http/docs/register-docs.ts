import { createHash } from 'node:crypto'
import { asyncApi, openApi } from '@touchline/contract/documents'
import type { FastifyInstance } from 'fastify'
import { REFERENCE_POLICY, REFERENCE_SCRIPT, referencePage } from './reference-page.ts'
import { referenceScript } from './reference-script.ts'

/** The contract as documents, and an interactive reference over the first of them. */
export function registerDocs(scope: FastifyInstance): void {
  serveDocument(scope, '/api/docs/openapi.json', openApi)
  serveDocument(scope, '/api/docs/asyncapi.json', asyncApi)
  scope.get('/api/docs', async (_request, reply) => {
    return reply
      .headers({
        'content-security-policy': REFERENCE_POLICY,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(referencePage())
  })
  scope.get(REFERENCE_SCRIPT, async (request, reply) => {
    const { plain, brotli } = await referenceScript()
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
  })
}

/** Serves a document that is the same as long as the process runs: made on the first request, and never again. */
function serveDocument(scope: FastifyInstance, url: string, make: () => unknown): void {
  let made: { readonly bytes: Buffer; readonly etag: string } | undefined
  scope.get(url, async (request, reply) => {
    if (made === undefined) {
      const bytes = Buffer.from(JSON.stringify(make()))
      made = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
    }
    const { bytes, etag } = made
    reply.headers({ 'cache-control': 'no-cache', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(bytes)
  })
}
