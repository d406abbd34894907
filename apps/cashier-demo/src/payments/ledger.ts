import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deliver } from '../signed/deliver.ts'
import { goOn, type Payment } from './payments.ts'

export interface LedgerOptions {
  readonly secret: string
  /** Where the book receives reports of payments. */
  readonly callbackUrl: () => string
  /** Where payments are kept; null: in memory. */
  readonly file: string | null
}

/** All payments, and their reports to the book. */
export interface Ledger {
  find(token: string): Payment | undefined
  /** Stores a new payment and reports it; resolves once the book has it or is unreachable. Idempotent. */
  add(token: string, payment: Payment): Promise<Payment>
  /** Carries out what is due, and reports again what the book has not received. */
  work(): Promise<void>
}

function readPayments(file: string | null): Map<string, Payment> {
  if (file === null) return new Map()
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Payment][])
  } catch {
    return new Map()
  }
}

export function createLedger({ secret, callbackUrl, file }: LedgerOptions): Ledger {
  const payments = readPayments(file)
  const underWay = new Map<string, Promise<void>>()

  function store(token: string, payment: Payment): void {
    payments.set(token, payment)
    if (file === null) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify([...payments]))
    renameSync(`${file}.new`, file)
  }

  async function reportAll(token: string): Promise<void> {
    for (;;) {
      const payment = payments.get(token)
      const next = payment?.said[payment.received]
      if (payment === undefined || next === undefined) return
      if ((await deliver(callbackUrl(), secret, JSON.stringify(next))) === 'unreached') return
      store(token, { ...(payments.get(token) ?? payment), received: payment.received + 1 })
    }
  }

  /** Reports one after the other, so that the book receives them in order. */
  function report(token: string): Promise<void> {
    const running = underWay.get(token) ?? reportAll(token).finally(() => underWay.delete(token))
    underWay.set(token, running)
    return running
  }

  return {
    find: (token) => payments.get(token),
    async add(token, payment) {
      if (!payments.has(token)) store(token, payment)
      await report(token)
      return payments.get(token) ?? payment
    },
    async work() {
      const now = Date.now()
      for (const [token, payment] of payments) {
        const next = goOn(payment, now)
        if (next !== payment) store(token, next)
        if (next.received < next.said.length) await report(token)
      }
    },
  }
}
