import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createByteCache } from '../byte-cache.ts'
import type { KnownSite } from '../site-watch.ts'
import { LineIsFull } from '../waiting-line.ts'
import type { WebOptions } from '../web-options.ts'
import { type AskedImage, readAskedImage } from './asked-image.ts'
import { createDrawingTurns } from './drawing-turns.ts'
import { type FetchParts, fetchImage, NoImage } from './fetch-image.ts'
import { makeImage } from './make-image.ts'
import { publicLookup } from './public-address.ts'

/** Path of pictures of other hosts: `?src=...&w=640&q=80`. */
export const IMAGES_PATH = '/sports/images'

const DAY_SECONDS = 86_400
const KEPT_MS = 3_600_000
const KEPT_BYTES = 48 * 1_048_576
const FAILED_MS = 60_000
const FAILED_BYTES = 1_048_576
/** Pictures that are made at once: each takes a core. */
const LINE = { atOnce: 2, room: 40, perVisitor: 12 }

/** Pictures of hosts that the site names, in the size and format that the page needs (WATCH-03). */
export function registerImages(
  app: FastifyInstance,
  siteNow: () => Promise<KnownSite>,
  now: () => number,
  turns?: WebOptions['turns'],
  parts: FetchParts = { lookup: publicLookup() },
): void {
  const line = createDrawingTurns(LINE, turns)
  const made = createByteCache<Buffer>({ ttlMs: KEPT_MS, maxBytes: KEPT_BYTES, sizeOf: (bytes) => bytes.length, now })
  // A picture that cannot be shown is not fetched again for every request.
  const failed = createByteCache<string>({
    ttlMs: FAILED_MS,
    maxBytes: FAILED_BYTES,
    sizeOf: (why) => 2 * why.length,
    // That a picture has not failed is no failure to remember.
    isKept: (why) => why !== '',
    now,
  })
  app.addHook('onClose', async () => {
    made.close()
    failed.close()
  })

  const make = async (request: FastifyRequest, asked: AskedImage): Promise<Buffer> => {
    const { url, width, format, quality } = asked
    const key = JSON.stringify([url.href, width, format, quality])
    const why = await failed.get(key, async () => '')
    if (why !== '') throw new NoImage(why)
    try {
      return await made.get(key, () => line.draw(request, async () => makeImage(await fetchImage(url, parts), asked)))
    } catch (error) {
      if (error instanceof NoImage) await failed.get(key, async () => error.message)
      throw error
    }
  }

  app.get(IMAGES_PATH, async (request, reply) => {
    const { imageSources } = await siteNow()
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
    const asked = readAskedImage(query, String(request.headers.accept ?? ''), imageSources)
    reply.header('cache-control', 'no-store')
    if (asked === null)
      return reply.code(403).type('text/plain').send('Pictures come from hosts that the site names.\n')
    try {
      const bytes = await make(request, asked)
      const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
      reply.headers({ 'cache-control': `public, max-age=${DAY_SECONDS}`, vary: 'accept', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(`image/${asked.format}`).send(bytes)
    } catch (error) {
      if (error instanceof LineIsFull) return reply.code(503).header('retry-after', 1).send()
      if (!(error instanceof NoImage)) throw error
      request.log.warn(`no picture: ${error.message}`)
      return reply.code(502).type('text/plain').send('The picture cannot be shown.\n')
    }
  })
}
