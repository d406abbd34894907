import type { CallAnswer } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { FORMAT_LOCALES, isLocale, type Locale } from '../../i18n/locales.ts'
import type { Ask } from '../backend.ts'
import { createByteCache } from '../byte-cache.ts'
import { LineIsFull } from '../waiting-line.ts'
import type { WebOptions } from '../web-options.ts'
import { createDrawingTurns } from './drawing-turns.ts'
import { drawMatch, drawSite } from './match-picture.ts'

/**
 * Where the picture of a match is: `/sports/pictures/en/101.png`; that of the site, for all other pages: `site.png`.
 */
export const PICTURES_PATH = '/sports/pictures'

const KEPT_MS = 600_000
const KEPT_BYTES = 24 * 1_048_576
const MINUTES = 10
/** Pictures that are drawn at once, and how many wait. */
const LINE = { atOnce: 1, room: 20, perVisitor: 4 }
const START = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

interface PictureParts {
  readonly ask: Ask
  readonly now: () => number
  readonly turns?: WebOptions['turns']
}

/** Draws the pictures that pages of matches are shared with; each is kept for some minutes. */
export function registerMatchPictures(app: FastifyInstance, { ask, now, turns }: PictureParts): void {
  const line = createDrawingTurns(LINE, turns)
  const drawn = createByteCache<Buffer | null>({
    ttlMs: KEPT_MS,
    maxBytes: KEPT_BYTES,
    sizeOf: (bytes) => bytes?.length ?? 1,
    now,
  })
  app.addHook('onClose', async () => drawn.close())

  async function answerOf<N extends 'getMatch' | 'getSiteConfig'>(
    url: string,
    locale: Locale,
  ): Promise<CallAnswer<N> | null> {
    const headers = { accept: 'application/json', 'accept-language': locale }
    const { status, text } = await ask({ method: 'GET', url, headers })
    if (status === 200) return JSON.parse(text) as CallAnswer<N>
    if (status >= 500) throw new Error(`${url} was answered with ${status}`)
    return null
  }

  async function draw(locale: Locale, id: string): Promise<Buffer | null> {
    const [match, site] = await Promise.all([
      id === 'site' ? null : answerOf<'getMatch'>(`/api/v2/matches/${id}`, locale),
      answerOf<'getSiteConfig'>('/api/v2/site-config', locale),
    ])
    const brand = {
      site: site?.data.brand.name ?? 'Touchline',
      ground: site?.data.themeColor.dark ?? '#131b17',
    }
    if (id === 'site') return drawSite(brand)
    if (match?.data.type !== 'match') return null
    const start = new Intl.DateTimeFormat(FORMAT_LOCALES[locale], START)
    return drawMatch(match.data, {
      ...brand,
      start: `${start.format(Date.parse(match.data.start_time))} UTC`,
    })
  }

  app.get<{ Params: { locale: string; file: string } }>(`${PICTURES_PATH}/:locale/:file`, async (request, reply) => {
    const { locale, file } = request.params
    const id = /^(\d{1,15}|site)\.png$/.exec(file)?.[1]
    reply.header('cache-control', 'no-store')
    if (id === undefined || !isLocale(locale))
      return reply.code(404).type('text/plain').send('There is no such picture.\n')
    try {
      const bytes = await drawn.get(`${locale} ${id}`, () => line.draw(request, () => draw(locale, id)))
      if (bytes === null) return reply.code(404).type('text/plain').send('There is no such picture.\n')
      return reply
        .header('cache-control', `public, max-age=${MINUTES * 60}`)
        .type('image/png')
        .send(bytes)
    } catch (error) {
      if (error instanceof LineIsFull) return reply.code(503).header('retry-after', 1).send()
      request.log.error({ err: error }, 'a picture was not drawn')
      return reply.code(502).type('text/plain').send('The picture cannot be shown.\n')
    }
  })
}
