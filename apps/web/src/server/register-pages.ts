import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES } from '../i18n/locales.ts'
import { firstLocale, hrefOf } from '../navigation/paths.ts'
import { parseCookies } from '../platform/storage/cookies.ts'
import { readPageAddress, unknownAddress } from './page-address.ts'
import type { PageMaker } from './page-order.ts'
import { createPageSender } from './pages/page-sender.ts'
import { sendMoved } from './pages/send-moved.ts'
import type { KnownSite } from './site-watch.ts'
import type { WebOptions } from './web-options.ts'

const METHODS = 'GET, HEAD, OPTIONS'

/** Serves every address of the application, and its own page at all unknown addresses. */
export function registerPages(app: FastifyInstance, maker: PageMaker, options: WebOptions): () => Promise<KnownSite> {
  const { siteNow, sessionOf, elsewhere, sendPlace } = createPageSender(app, maker, options)

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await siteNow()
    const place = readPageAddress(request.url, site, sessionOf(request) !== null)
    if (place.kind === 'moved') return sendMoved(request, reply, place.pathname, place.status)
    const platform = await elsewhere(request, place, site)
    if (platform === null) return sendPlace(request, reply, { place, site })
    return reply
      .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      .redirect(platform, 302)
  }

  async function sendUnknown(request: FastifyRequest, reply: FastifyReply, status?: 405): Promise<FastifyReply> {
    const site = await siteNow()
    const isRead = status === undefined && (request.method === 'GET' || request.method === 'HEAD')
    const address = isRead ? readPageAddress(request.url, site, sessionOf(request) !== null) : undefined
    if (address?.kind === 'moved') return sendMoved(request, reply, address.pathname, address.status)
    return sendPlace(request, reply, { place: unknownAddress(request.url, site), site, status })
  }

  // Before a body is read: no page takes one.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return sendUnknown(request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendUnknown(request, reply))
  app.get('/', async (request, reply) => {
    const { addresses } = await siteNow()
    const { locale: chosen } = parseCookies(request.headers.cookie ?? '')
    const locale = addresses.locales.find((one) => one === chosen) ?? firstLocale(addresses)
    return reply.headers({ vary: 'cookie' }).redirect(hrefOf(locale, '/', addresses), 302)
  })
  for (const prefix of ['', ...LOCALES.map((locale) => `/${locale}`)]) {
    for (const url of [`${prefix}/sports`, `${prefix}/sports/*`]) {
      app.get(url, sendPage)
      app.options(url, (_, reply) => reply.header('allow', METHODS).code(204).send())
      app.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        // Before a body is read: no page takes one.
        onRequest: (request, reply) => sendUnknown(request, reply.header('allow', METHODS), 405),
        handler: async () => {},
      })
    }
  }
  return siteNow
}
