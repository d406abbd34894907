import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { SESSION_COOKIE } from '@touchline/contract/constants'
import type { FastifyInstance } from 'fastify'
import { askOf } from './backend.ts'
import { registerEmbedScripts } from './embed-scripts.ts'
import { registerImages } from './images/register-images.ts'
import { registerMatchPictures } from './images/register-match-pictures.ts'
import { makerInThisThread } from './make-page.ts'
import type { PageMaker } from './page-order.ts'
import { PAGES_AT_ONCE } from './pages/page-sender.ts'
import { registerPages } from './register-pages.ts'
import { createRenderThreads } from './render-threads.ts'
import { ASSET_BASE, findBuild } from './renderer.ts'
import { pseudonyms } from './reports/pseudonym.ts'
import { registerReports } from './reports.ts'
import { registerSitemap } from './sitemap.ts'
import type { WebOptions } from './web-options.ts'

/** What the worker of OneSignal may do; it runs in no page. */
const ONESIGNAL_WORKER =
  "default-src 'none'; script-src https://cdn.onesignal.com; connect-src https://onesignal.com https://api.onesignal.com"

export type { Backend, BackendAnswer, BackendRequest } from './backend.ts'
export { documentHtml } from './document.ts'
export type { Renderer } from './renderer.ts'
export type { WebOptions } from './web-options.ts'

const YEAR_MS = 31_536_000_000
const DAY_MS = 86_400_000

/** Serves the application on a server: its pages by rendering them, its files for ever, `/` by redirect. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const sessionCookie = options.sessionCookie ?? SESSION_COOKIE
  const pseudonymOf = pseudonyms(askOf(options.backend), sessionCookie, options.reportSecret)
  registerReports(app, options.now ?? Date.now, options.turns?.visitorOf, pseudonymOf, options.watchPages)
  if (options.files !== undefined)
    await app.register(fastifyStatic, {
      root: options.files,
      prefix: `${ASSET_BASE}site-files/`,
      maxAge: DAY_MS,
      index: false,
      decorateReply: false,
    })
  if (options.renderer) return registerSite(app, makerInThisThread(options.renderer), options)
  const dist = options.dist ?? join(import.meta.dirname, '../../dist')
  await findBuild(dist)
  await app.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: `${ASSET_BASE}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
  })
  app.get(`${ASSET_BASE}icon.svg`, (_, reply) => reply.sendFile('icon.svg', join(dist, 'client'), { maxAge: DAY_MS }))
  for (const script of ['early-press.js', 'time-zone.js'])
    app.get(`${ASSET_BASE}${script}`, (_, reply) => reply.sendFile(script, join(dist, 'client'), { maxAge: DAY_MS }))
  // Browsers look for a newer one by themselves, a day later at most.
  app.get(`${ASSET_BASE}push-worker.js`, (_, reply) =>
    reply.sendFile('push-worker.js', join(dist, 'client'), { maxAge: 0 }),
  )
  app.get(`${ASSET_BASE}onesignal-worker.js`, (_, reply) =>
    reply
      .headers({ 'content-security-policy': ONESIGNAL_WORKER, 'service-worker-allowed': `${ASSET_BASE}onesignal/` })
      .sendFile('onesignal-worker.js', join(dist, 'client'), { maxAge: 0 }),
  )
  await registerEmbedScripts(app, join(dist, 'embed'))
  registerSite(app, createRenderThreads(dist, PAGES_AT_ONCE), options)
}

/** The pages, and what belongs to the site they show: pictures of other hosts, and the files for search engines. */
function registerSite(app: FastifyInstance, maker: PageMaker, options: WebOptions): void {
  const { origin, backend, turns, now = Date.now } = options
  const siteNow = registerPages(app, maker, options)
  options.framing?.(async () => (await siteNow()).frameOrigins)
  const originOf = typeof origin === 'function' ? origin : () => origin
  registerImages(app, siteNow, now, turns)
  registerMatchPictures(app, { ask: askOf(backend), now, turns })
  registerSitemap(app, { ask: askOf(backend), siteNow, originOf, now })
}
