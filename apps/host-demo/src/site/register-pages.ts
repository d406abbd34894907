import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { html, type Markup } from '../pages/html.ts'
import { page } from '../pages/layout.ts'
import { lobby } from '../pages/lobby.ts'
import { playground } from '../pages/playground.ts'
import { sports } from '../pages/sports.ts'
import { HELP, TERMS } from '../pages/words.ts'
import type { Visit, Visits } from './visits.ts'

interface Parts {
  readonly visits: Visits
  readonly bookOrigin: () => string
}

const HTML = 'text/html; charset=utf-8'
const FILES = {
  'host.js': 'text/javascript; charset=utf-8',
  'playground.js': 'text/javascript; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'lobby.css': 'text/css; charset=utf-8',
  'mark.svg': 'image/svg+xml',
} as const

/** Public pages, and the files of all pages. */
export function registerPages(app: FastifyInstance, { visits, bookOrigin }: Parts): void {
  for (const [name, type] of Object.entries(FILES)) {
    const text = readFileSync(join(import.meta.dirname, '../served', name), 'utf8')
    app.get(`/${name}`, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
  }
  const pages: Readonly<Record<string, readonly [title: string, body: (visit: Visit) => Markup]>> = {
    '/': ['Lobby', lobby],
    '/help': ['Help', () => HELP],
    '/terms': ['Terms', () => TERMS],
  }
  for (const [path, [title, body]] of Object.entries(pages))
    app.get(path, async (request, reply) => {
      const visit = await visits.of(request)
      return reply.type(HTML).send(page(visit, { title, path, body: body(visit) }))
    })
  app.get('/sports', async (request, reply) => {
    const visit = await visits.of(request)
    const book = bookOrigin()
    return reply
      .type(HTML)
      .send(page(visit, { title: 'Sports', path: '/sports', body: sports(visit, book, randomUUID()), book }))
  })
  app.get('/playground', async (request, reply) => {
    const book = bookOrigin()
    const body = html`${playground(book)}<script type="module" src="/playground.js"></script>`
    return reply
      .type(HTML)
      .send(page(await visits.of(request), { title: 'Playground', path: '/playground', body, book }))
  })
  app.setNotFoundHandler(async (request, reply) => {
    const body = html`<h1>There is no such page</h1><p><a href="/">To the lobby</a></p>`
    return reply
      .code(404)
      .type(HTML)
      .send(page(await visits.of(request), { title: 'Not found', path: '', body }))
  })
}
