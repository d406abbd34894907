import type { FastifyInstance } from 'fastify'

/** Nothing inline, nothing of others but the book: its script, and its pages in a frame. */
function policy(book: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${book}`,
    `frame-src ${book}`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const SAME_SITE = [undefined, 'same-origin', 'none']

/** Sets the policy of every response, and refuses what pages of others send in the name of a player. */
export function setSecurity(app: FastifyInstance, bookOrigin: () => string): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method === 'GET' || method === 'HEAD') return
    const { origin } = headers
    const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host)
    const site = headers['sec-fetch-site']
    if (!isOwn || !SAME_SITE.includes(typeof site === 'string' ? site : undefined))
      await reply.code(403).type('text/plain').send('This comes from the page of another site.')
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy(bookOrigin()),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
