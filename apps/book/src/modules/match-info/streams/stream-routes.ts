import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../kernel/clock.ts'
import { type Catalogue, findEvent, hasVideo } from '../../catalogue/index.ts'
import { PIECES, playlistAt } from './playlist.ts'

const FOLDER = join(import.meta.dirname, 'pieces')
const YEAR_SECONDS = 31_536_000

/** Address of the playlist of a match. */
export function streamPath(eventId: number): string {
  return `/api/streams/${eventId}/live.m3u8`
}

/** Serves the transmissions of the demo world: playlists by the clock, and the pieces they name. */
export function registerStreams(
  app: FastifyInstance,
  { catalogue, clock }: { catalogue: Catalogue; clock: Clock },
): void {
  const files: Readonly<Record<string, string>> = {
    'init.mp4': 'video/mp4',
    ...Object.fromEntries(Array.from({ length: PIECES }, (_, at) => [`${at}.m4s`, 'video/iso.segment'])),
  }

  app.get<{ Params: { id: string } }>('/api/streams/:id/live.m3u8', async ({ params }, reply) => {
    const id = /^\d{1,10}$/.test(params.id) ? Number(params.id) : 0
    const entry = await findEvent(catalogue, id)
    if (entry === undefined || !hasVideo(entry)) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .header('content-type', 'application/vnd.apple.mpegurl')
      .header('cache-control', 'no-cache')
      .send(playlistAt(clock.now()))
  })

  app.get<{ Params: { file: string } }>('/api/streams/pieces/:file', async ({ params }, reply) => {
    const type = Object.hasOwn(files, params.file) ? files[params.file] : undefined
    if (type === undefined) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .header('content-type', type)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(await readFile(join(FOLDER, params.file)))
  })
}
