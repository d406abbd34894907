import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'
import { registerPages } from './register-pages.ts'
import { ASSET_BASE, loadRenderer } from './renderer.ts'

export type { Backend, BackendAnswer, BackendRequest } from './backend.ts'

export interface WebOptions {
  /** Who answers the calls pages are rendered from. */
  readonly backend: Backend
  /** Names the build, e.g. a commit. */
  readonly release: string
  /** Public origin of the site, for canonical links; the request's own where absent. */
  readonly origin?: string | undefined
  /** Name of the player's session cookie: pages of signed-in players are not shared. @default '__Host-touchline' */
  readonly sessionCookie?: string | undefined
  /** Folder of the build. @default apps/web/dist */
  readonly dist?: string | undefined
  /** Ms. @default the machine's clock */
  readonly now?: (() => number) | undefined
}

const YEAR_MS = 31_536_000_000
const DAY_MS = 86_400_000

/** Serves the application on a server: its pages by rendering them, its files for ever, `/` by redirect. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const dist = options.dist ?? join(import.meta.dirname, '../../dist')
  const renderer = await loadRenderer(dist)
  await app.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: `${ASSET_BASE}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
  })
  app.get(`${ASSET_BASE}icon.svg`, (_, reply) => reply.sendFile('icon.svg', join(dist, 'client'), { maxAge: DAY_MS }))
  registerPages(app, renderer, options)
}
