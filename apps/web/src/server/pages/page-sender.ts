import { SESSION_COOKIE } from '@touchline/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askOf } from '../backend.ts'
import { createByteCache } from '../byte-cache.ts'
import { findPlayer } from '../find-player.ts'
import { isOpenAddress, platformFor } from '../group-checker.ts'
import { type MadePage, orderKey, type PageMaker } from '../page-order.ts'
import { pageSessionOf } from '../page-session.ts'
import { shareAnswers } from '../shared-answers.ts'
import { createSiteWatch, type KnownSite } from '../site-watch.ts'
import { createWaitingLine, LineIsFull } from '../waiting-line.ts'
import type { WebOptions } from '../web-options.ts'
import { createAskFor } from './ask-for.ts'
import { orderOf, type Place } from './order-of.ts'
import { allowSources, sendFailure, sendMade } from './send-made.ts'
import { sendMoved } from './send-moved.ts'

/** How long visitors share a page. */
const PAGE_TTL_MS = 1_000
const MAX_PAGE_BYTES = 32 * 1_048_576
/** Pages that are made at once: threads of the product. */
export const PAGES_AT_ONCE = 2
/**
 * A browser opens six connections to a host: a visitor who restores a window full of tabs waits, and gets each page.
 */
const LINE = { atOnce: PAGES_AT_ONCE, room: 32, perVisitor: 6 }

export interface PageSender {
  readonly siteNow: () => Promise<KnownSite>
  readonly sessionOf: (request: FastifyRequest) => ReturnType<typeof pageSessionOf>
  /** Address of the platform for visitors outside of the site's group (ROUTE-12); null for all others. */
  readonly elsewhere: (request: FastifyRequest, place: Place, site: KnownSite) => Promise<string | null>
  /** @param status instead of the page's own */
  readonly sendPlace: (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { readonly place: Place; readonly site: KnownSite; readonly status?: 405 | undefined },
  ) => Promise<FastifyReply>
}

/** Makes pages, shares them between visitors, and sends them. */
export function createPageSender(app: FastifyInstance, maker: PageMaker, options: WebOptions): PageSender {
  const now = options.now ?? Date.now
  const turns = options.turns ?? { visitorOf: ({ ip }: FastifyRequest) => ip, mayMake: () => true }
  const line = createWaitingLine(LINE)
  const pages = createByteCache<MadePage>({
    ttlMs: PAGE_TTL_MS,
    maxBytes: MAX_PAGE_BYTES,
    sizeOf: (page) => (page.kind === 'page' ? page.body.byteLength : 0),
    isKept: (page) => page.kind === 'moved' || page.status < 500,
    now,
  })
  const ask = askOf(options.backend)
  const shared = shareAnswers(ask, now)
  const askFor = createAskFor(ask, shared.ask)
  const vary = ['accept-encoding', 'cookie', 'sec-fetch-dest', ...(options.varyBy ?? [])].join(', ')
  const sessionOf = (request: FastifyRequest) => pageSessionOf(request, options.sessionCookie ?? SESSION_COOKIE)
  app.addHook('onClose', async () => {
    pages.close()
    shared.close()
    await maker.close()
  })

  async function made(request: FastifyRequest, make: () => Promise<MadePage>): Promise<MadePage> {
    const visitor = turns.visitorOf(request)
    if (!turns.mayMake(visitor)) throw new LineIsFull()
    const page = await line.run(visitor, make)
    if (page.kind === 'page')
      for (const problem of page.problems) request.log.error({ problem }, 'a page has a problem')
    return page
  }

  return {
    sessionOf,
    siteNow: createSiteWatch(ask, now, shared.forget),
    async elsewhere(request, place, { userGroupChecker, addresses }) {
      if (userGroupChecker === null || isOpenAddress(place, addresses)) return null
      return platformFor(askFor(request, sessionOf(request), true), userGroupChecker)
    },
    async sendPlace(request, reply, { place, site, status }) {
      const session = sessionOf(request)
      const player = session === null ? null : await findPlayer(askFor(request, session, true))
      const order = orderOf(request, { place, site, player }, options)
      const moment = { now: now(), release: options.release, requestId: request.id }
      const answers = askFor(request, player === null ? null : session, place.isPrivate)
      const isOwn = order.hasSession || place.isPrivate || order.blockedIn !== null
      const make = () => made(request, () => maker.make(order, moment, answers))
      allowSources(reply, site, place.pathname)
      try {
        const page = isOwn ? await make() : await pages.get(orderKey(order), make)
        if (page.kind === 'moved') return sendMoved(request, reply, page.pathname, 301)
        return sendMade(request, reply, page, { place, order, vary, isOwn, status })
      } catch (error) {
        return sendFailure(request, reply, error, { place, site })
      }
    },
  }
}
