import { asyncApi, openApi } from '@touchline/contract/documents'
import type { FastifyInstance } from 'fastify'
import { REFERENCE_POLICY, REFERENCE_SCRIPT, referencePage } from './reference-page.ts'
import { referenceScript } from './reference-script.ts'

/** The contract as documents, and an interactive reference over the first of them. */
export function registerDocs(scope: FastifyInstance): void {
  scope.get('/api/docs/openapi.json', async () => openApi())
  scope.get('/api/docs/asyncapi.json', async () => asyncApi())
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
