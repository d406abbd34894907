import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger } from '../payments/ledger.ts'
import { begin, resultOf } from '../payments/payments.ts'
import { type Order, readOrder } from '../signed/order.ts'
import { beginningOf } from './beginning-of.ts'
import { donePage, messagePage, payPage } from './pages.ts'
import { textsOf } from './texts.ts'

interface Parts {
  readonly secret: string
  readonly ledger: Ledger
  /** How long a pending payment takes, in ms. */
  readonly laterMs: number
}

const HOUR_SECONDS = 3_600
const FILES = { 'cashier.js': 'text/javascript', 'frame.js': 'text/javascript', 'style.css': 'text/css' } as const

/** Only the site that the player comes from may frame the page; a form may lead back to it. */
function policyFor({ origin, kind }: Pick<Order, 'origin' | 'kind'>): string {
  const framedBy = kind === 'page' ? "'none'" : origin
  return `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors ${framedBy}`
}

function html(reply: FastifyReply, order: Pick<Order, 'origin' | 'kind'>, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(order)).send(text)
}

const NOBODYS = { origin: "'none'", kind: 'page' } as const

export function registerPages(app: FastifyInstance, { secret, ledger, laterMs }: Parts): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  for (const [name, type] of Object.entries(FILES)) {
    const text = readFileSync(join(import.meta.dirname, '../served', name), 'utf8')
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers({ 'cache-control': `public, max-age=${HOUR_SECONDS}`, 'access-control-allow-origin': '*' })
        .send(text),
    )
  }

  app.get<{ Querystring: { order?: string; wrong?: string } }>('/pay', async ({ query }, reply) => {
    const order = readOrder(secret, String(query.order ?? ''))
    if (order === null) return html(reply.code(400), NOBODYS, messagePage(textsOf('en'), 'invalid'))
    const texts = textsOf(order.locale)
    const payment = ledger.find(order.payment)
    if (payment !== undefined) return html(reply, order, donePage(texts, order, resultOf(payment)))
    if (Date.now() > order.expires_at) return html(reply.code(410), order, messagePage(texts, 'expired', order))
    return html(reply, order, payPage(texts, order, { signed: String(query.order), isWrong: query.wrong === '1' }))
  })

  app.post<{ Body: Readonly<Record<string, string>> }>('/pay', async ({ body }, reply) => {
    const signed = String(body?.order ?? '')
    const order = readOrder(secret, signed)
    if (order === null) return html(reply.code(400), NOBODYS, messagePage(textsOf('en'), 'invalid'))
    const address = `/pay?order=${encodeURIComponent(signed)}`
    const before = ledger.find(order.payment)
    if (before === undefined && Date.now() > order.expires_at) return reply.redirect(address, 303)
    const beginning = beginningOf(body, order.payer)
    if (before === undefined && beginning === null) return reply.redirect(`${address}&wrong=1`, 303)
    const payment = before ?? (beginning && begin(order, beginning, Date.now() + laterMs))
    if (payment === null) return reply.redirect(address, 303)
    const result = resultOf(await ledger.add(order.payment, payment))
    if (order.kind !== 'page') return reply.redirect(address, 303)
    return reply.redirect(order[`${result}_url`], 303)
  })
}
