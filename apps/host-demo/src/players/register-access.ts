import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BookClient } from '../book/book-client.ts'
import { joinForm, signInForm } from '../pages/forms.ts'
import { html, type Markup } from '../pages/html.ts'
import { accountBar, page } from '../pages/layout.ts'
import type { Visits } from '../site/visits.ts'
import { readNewPlayer } from './new-player.ts'
import type { Player } from './player.ts'
import type { Players } from './players.ts'
import type { Sessions } from './sessions.ts'

interface Parts {
  readonly visits: Visits
  readonly players: Players
  readonly sessions: Sessions
  readonly book: BookClient
}

type Form = Readonly<Record<string, string>>
const HTML = 'text/html; charset=utf-8'
const NOT_THEM = 'E-mail or password is wrong.'

/** A path of this site; the lobby for anything else. */
export function pathOf(text: string | undefined): string {
  return text !== undefined && /^\/(?![/\\])[^\s]*$/.test(text) ? text : '/'
}

/** The way in and out, and what the frame of the sportsbook needs of this server. */
export function registerAccess(app: FastifyInstance, { visits, players, sessions, book }: Parts): void {
  function send(reply: FastifyReply, path: string, title: string, form: Markup, status = 200): FastifyReply {
    const body = html`<div class="narrow card"><h1>${title}</h1>${form}</div>`
    return reply
      .code(status)
      .type(HTML)
      .send(page({ player: null, balance: null, theme: 'device' }, { title, path, body }))
  }
  const goOn = (reply: FastifyReply, { id }: Player, to: string) =>
    reply.header('set-cookie', sessions.start(id)).redirect(to, 303)

  app.get<{ Querystring: Form }>('/sign-in', async ({ query }, reply) =>
    send(reply, '/sign-in', 'Sign in', signInForm(pathOf(query.to))),
  )
  app.post<{ Body: Form }>('/sign-in', async ({ body, headers }, reply) => {
    const player = await players.signIn(body.email ?? '', body.password ?? '')
    const to = pathOf(body.to)
    // The form in a dialog over the sportsbook stays on its page.
    const isDialog = headers.accept === 'application/json'
    if (player === null && isDialog) return reply.code(401).send({ problem: NOT_THEM })
    if (player === null) return send(reply, '/sign-in', 'Sign in', signInForm(to, NOT_THEM, body.email), 401)
    if (isDialog) return reply.header('set-cookie', sessions.start(player.id)).send({ problem: null })
    return goOn(reply, player, to)
  })
  app.get('/join', async (_request, reply) => send(reply, '/join', 'Join', joinForm(null)))
  app.post<{ Body: Form }>('/join', async ({ body }, reply) => {
    const read = readNewPlayer(body)
    if (typeof read === 'string') return send(reply, '/join', 'Join', joinForm(read, body), 400)
    const player = await players.add(read)
    if (player === null) return send(reply, '/join', 'Join', joinForm('This e-mail has an account already.', body), 409)
    return goOn(reply, player, '/sports')
  })
  app.post('/sign-out', async (request, reply) => {
    const player = visits.playerOf(request)
    // The book ends what it has, then the cookie goes: who is signed out here is signed out there.
    if (player !== null) await book.signOut(player)
    return reply.header('set-cookie', sessions.end(request.headers.cookie)).redirect('/', 303)
  })

  app.get<{ Querystring: Form }>('/account-bar', async (request, reply) =>
    reply.type(HTML).send(accountBar(await visits.of(request), pathOf(request.query.path)).text),
  )
  app.post<{ Body: { nonce?: unknown } | null }>('/session-code', async (request, reply) => {
    const player = visits.playerOf(request)
    const nonce = request.body?.nonce
    if (player === null) return reply.code(204).send()
    if (typeof nonce !== 'string') return reply.code(400).send({ problem: 'A nonce is missing.' })
    const answer = await book.code(player, nonce)
    if (answer.kind === 'done') return reply.send({ code: answer.data.code })
    const problem = answer.kind === 'refused' ? answer.message : 'The book does not answer.'
    return reply.code(answer.kind === 'refused' ? 403 : 503).send({ problem })
  })
}
