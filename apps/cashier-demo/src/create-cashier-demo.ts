import Fastify from 'fastify'
import { registerPages } from './page/register-pages.ts'
import { createLedger, type LedgerOptions } from './payments/ledger.ts'
import { payOut, readPayout } from './payments/payouts.ts'
import { isFromBook, SIGNATURE_HEADER, stamp } from './signed/signature.ts'

export interface CashierDemoOptions extends LedgerOptions {
  /** How long a pending payment takes, and one that is taken back, in ms. @default a minute */
  readonly laterMs?: number
}

export interface CashierDemo {
  /** Listens, and returns its port. */
  listen(port: number, host: string): Promise<number>
  close(): Promise<void>
}

const LATER_MS = 60_000
const EVERY_MS = 500
const BODY_LIMIT = 16_384

/** Makes a demo cashier: its pages, its calls, and its reports of payments to the book. */
export function createCashierDemo(options: CashierDemoOptions): CashierDemo {
  const { secret, laterMs = LATER_MS } = options
  const ledger = createLedger(options)
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_LIMIT, routerOptions: { maxParamLength: 200 } })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', "default-src 'none'")
  })
  registerPages(app, { secret, ledger, laterMs })
  app.get<{ Params: { token: string } }>('/api/payments/:token', async ({ params: { token }, headers }, reply) => {
    const header = headers[SIGNATURE_HEADER]
    if (!isFromBook(secret, 'question', typeof header === 'string' ? header : '', token)) return reply.code(401).send()
    const notice = ledger.find(token)?.said.at(-1) ?? { payment: token, status: 'none' }
    const body = JSON.stringify(notice)
    return reply
      .type('application/json')
      .header(SIGNATURE_HEADER, stamp(secret, 'answer', body))
      .send(body)
  })
  // What is signed is the text, so it is read as it came.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Body: string }>('/api/payouts', async ({ body, headers }, reply) => {
    const header = headers[SIGNATURE_HEADER]
    if (!isFromBook(secret, 'payout', typeof header === 'string' ? header : '', body)) return reply.code(401).send()
    const order = readPayout(body)
    if (order === null) return reply.code(400).send()
    const answer = JSON.stringify(payOut(order))
    return reply
      .type('application/json')
      .header(SIGNATURE_HEADER, stamp(secret, 'answer', answer))
      .send(answer)
  })
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  function workOn(): void {
    timer = setTimeout(async () => {
      await ledger.work()
      if (!isClosed) workOn()
    }, EVERY_MS)
    timer.unref()
  }
  return {
    async listen(port, host) {
      await app.listen({ port, host })
      workOn()
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await app.close()
    },
  }
}
