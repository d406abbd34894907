import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ledger } from './ledger.ts'

/** Where the sportsbook calls this wallet. */
export const WALLET_PATH = '/sportsbook-wallet'
/** A signature made for this purpose is not valid for another. */
const PURPOSE = 'wallet'
/** A signature counts this long, and clocks may differ by as much. */
const SIGNED_MS = 60_000
const PAGE = 500

const Balance = z.object({ player: z.string(), currency: z.string() })
const Payment = Balance.extend({ key: z.string().min(1).max(100), amount: z.int().min(1) })
const Entries = z.object({ after: z.string().nullable() })

interface Parts {
  readonly key: () => string | null
  readonly origin: () => string
  readonly ledger: Ledger
  readonly now: () => number
}

/**
 * Returns the sportsbook's calls of this host's wallet. Each needs a signature, and a payment is booked once by its
 * key.
 */
export function registerWalletCalls(app: FastifyInstance, { key, origin, ledger, now }: Parts): void {
  const answers = {
    balance: (body: unknown) => ({ balance: ledger.balanceOf(Balance.parse(body).player) }),
    debit: (body: unknown) => pay('debit', body),
    credit: (body: unknown) => pay('credit', body),
    rollback: (body: unknown) => pay('rollback', body),
    entries: (body: unknown) => page(Entries.parse(body).after),
  } as const

  function pay(kind: 'debit' | 'credit' | 'rollback', body: unknown): object {
    const wish = Payment.parse(body)
    return { ...ledger[kind](wish), balance: ledger.balanceOf(wish.player) }
  }

  function page(after: string | null): object {
    const all = ledger.entries()
    const start = after === null ? 0 : Number(after)
    const entries = all.slice(start, start + PAGE).map(({ key: name, kind, player, currency, amount }) => ({
      ...{ key: kind === 'rollback' ? name.replace(/^rollback /, '') : name, kind, player, currency, amount },
    }))
    return { entries, next: start + PAGE < all.length ? String(start + PAGE) : null }
  }

  function isSigned({ headers }: FastifyRequest, path: string, body: string): boolean {
    const secret = key()
    const [, at = '', given = ''] =
      /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['touchline-signature'])) ?? []
    if (secret === null || given === '' || headers['touchline-host'] !== origin()) return false
    const text = `${PURPOSE}.${at}.POST ${path}\n${origin()}\n${String(headers['touchline-request'])}\n${body}`
    const due = createHmac('sha256', secret).update(text).digest()
    return timingSafeEqual(due, Buffer.from(given, 'hex')) && Math.abs(now() - Number(at) * 1_000) <= SIGNED_MS
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const [name, answer] of Object.entries(answers)) {
      const path = `${WALLET_PATH}/${name}`
      scope.post(path, async (request, reply): Promise<FastifyReply> => {
        const text = typeof request.body === 'string' ? request.body : ''
        if (!isSigned(request, path, text))
          return reply.code(401).send({ error: 'This is not signed by the sportsbook.' })
        try {
          return reply.send(answer(JSON.parse(text)))
        } catch (error) {
          return reply.code(400).send({ error: error instanceof Error ? error.message : 'This is no request.' })
        }
      })
    }
  })
}
