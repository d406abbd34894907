import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Script {
  readonly plain: Buffer
  readonly small: Buffer
  readonly etag: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Short: a release reaches host pages within minutes. */
const NEWEST = 'public, max-age=300, stale-while-revalidate=86400'

/** Pages of any origin load it, as a module, which is a request with CORS, and check it by `integrity`. */
const FOR_ALL = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept-encoding',
} as const

function scriptOf(plain: Buffer): Script {
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  return { plain, small: brotliCompressSync(plain), etag }
}

function send(request: FastifyRequest, reply: FastifyReply, script: Script, cacheControl: string): FastifyReply {
  reply.headers({ ...FOR_ALL, 'cache-control': cacheControl, etag: script.etag })
  if (request.headers['if-none-match'] === script.etag) return reply.code(304).send()
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(script.plain)
  return reply.header('content-encoding', 'br').send(script.small)
}

/** Versions that were released, by name: `1.0.0`. */
async function releasesIn(folder: string): Promise<ReadonlyMap<string, Script>> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  const read = async (name: string) => [name, scriptOf(await readFile(join(folder, name, 'touchline.js')))] as const
  return new Map(await Promise.all(names.map(read)))
}

/**
 * Serves the script of the tag (EMBED-04): `/embed/1/touchline.js` is the newest of its release train,
 * `/embed/1.x.y/touchline.js` never changes.
 * @param built folder of the script that was built from these sources
 * @param released folder of all releases, one folder each
 */
export async function registerEmbedScripts(
  app: FastifyInstance,
  built: string,
  released = join(import.meta.dirname, '../../../../packages/embed/releases'),
): Promise<void> {
  const newest = scriptOf(await readFile(join(built, 'touchline.js')))
  const releases = await releasesIn(released)
  app.get('/embed/1/touchline.js', (request, reply) => send(request, reply, newest, NEWEST))
  app.get<{ Params: { version: string } }>('/embed/:version/touchline.js', (request, reply) => {
    const script = releases.get(request.params.version)
    return script === undefined ? reply.callNotFound() : send(request, reply, script, FOR_EVER)
  })
}
