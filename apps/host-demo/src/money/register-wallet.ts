import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { paymentForm } from '../pages/forms.ts'
import { html, type Markup } from '../pages/html.ts'
import { page } from '../pages/layout.ts'
import { limits, transactions, wallet } from '../pages/wallet.ts'
import type { Player } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Visit, Visits } from '../site/visits.ts'
import { readAmount } from './amounts.ts'
import type { Cashier } from './cashier.ts'

interface Parts {
  readonly visits: Visits
  readonly cashier: Cashier
  readonly players: Players
}

type Form = Readonly<Record<string, string>>
const WAYS = { deposit: ['Deposit', 'deposits'], withdraw: ['Withdraw', 'withdrawals'] } as const
const REFERENCE = /^[\w-]{8,64}$/
const PROBLEMS = {
  above_limit: 'This is above the limit that you set for a day.',
  reference_used: 'This form was used for another payment. Open it again.',
} as const

/** Pages of a player's money; who is not signed in is led to the way in. */
export function registerWallet(app: FastifyInstance, { visits, cashier, players }: Parts): void {
  const send = (reply: FastifyReply, visit: Visit, path: string, title: string, body: Markup, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page(visit, { title, path, body }))
  const card = (title: string, form: Markup) => html`<div class="narrow card"><h1>${title}</h1>${form}</div>`

  app.get('/wallet', async (request, reply) => {
    const player = visits.playerOr(request, reply)
    if (player === null) return reply
    const visit = { ...(await visits.of(request)), player }
    return send(reply, visit, '/wallet', 'Wallet', wallet(visit, cashier.paymentsOf(player)))
  })
  app.get('/wallet/transactions', async (request, reply) => {
    const player = visits.playerOr(request, reply)
    if (player === null) return reply
    const body = transactions(cashier.paymentsOf(player))
    return send(reply, await visits.of(request), '/wallet/transactions', 'Transactions', body)
  })
  for (const [way, [title, kind]] of Object.entries(WAYS)) registerPayment(way as keyof typeof WAYS, title, kind)

  function registerPayment(way: keyof typeof WAYS, title: string, kind: 'deposits' | 'withdrawals'): void {
    const path = `/wallet/${way}`
    app.get<{ Querystring: Form }>(path, async (request, reply) => {
      const player = visits.playerOr(request, reply)
      if (player === null) return reply
      const form = { kind: way, currency: player.currency, reference: randomUUID(), amount: request.query.amount ?? '' }
      return send(reply, await visits.of(request), path, title, card(title, paymentForm(form)))
    })
    app.post<{ Body: Form }>(path, async (request, reply) => {
      const player = visits.playerOr(request, reply)
      if (player === null) return reply
      const problem = await pay(player, kind, request.body)
      if (request.headers.accept === 'application/json')
        return reply.code(problem === null ? 200 : 400).send({ problem, reference: randomUUID() })
      if (problem === null) return reply.redirect('/wallet', 303)
      const { amount = '' } = request.body
      const form = { kind: way, currency: player.currency, reference: randomUUID(), amount, problem }
      return send(reply, await visits.of(request), path, title, card(title, paymentForm(form)), 400)
    })
  }

  /** Null where it is made, or stored and resent until the book responds; otherwise the error. */
  async function pay(player: Player, kind: 'deposits' | 'withdrawals', form: Form): Promise<string | null> {
    const { amount: text = '', reference = '' } = form
    const amount = readAmount(text)
    if (amount === null) return 'Write an amount up to 10,000, such as 25 or 25.50.'
    if (!REFERENCE.test(reference)) return 'This form is incomplete. Open it again.'
    const made = await cashier.begin(player, { kind, amount, currency: player.currency, reference })
    if (typeof made === 'string') return PROBLEMS[made]
    return made.state === 'refused' ? (made.reason ?? 'The book refused it.') : null
  }

  app.get('/limits', async (request, reply) => {
    const player = visits.playerOr(request, reply)
    if (player === null) return reply
    return send(reply, await visits.of(request), '/limits', 'Limits', limits(player, null))
  })
  app.post<{ Body: Form }>('/limits', async (request, reply) => {
    const player = visits.playerOr(request, reply)
    if (player === null) return reply
    const text = request.body.limit?.trim() ?? ''
    const limit = text === '' ? null : readAmount(text)
    if (text !== '' && limit === null)
      return send(
        reply,
        await visits.of(request),
        '/limits',
        'Limits',
        limits(player, 'Write an amount such as 100.'),
        400,
      )
    players.setDayLimit(player.id, limit)
    return reply.redirect('/limits', 303)
  })
}
