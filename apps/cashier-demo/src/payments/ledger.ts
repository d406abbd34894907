import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deliver } from '../signed/deliver.ts'
import { goOn, type Payment } from './payments.ts'

export interface LedgerOptions {
  readonly secret: string
  /** Where the book hears of payments. */
  readonly callbackUrl: () => string
  /** Where payments are kept; null: in memory. */
  readonly file: string | null
}

/** All payments, and the telling of them. */
export interface Ledger {
  find(token: string): Payment | undefined
  /** Stores a new payment and tells the book; resolves when it has heard, or cannot be reached now. One that is there stays. */
  add(token: string, payment: Payment): Promise<Payment>
  /** What is due becomes true, and what the book has not heard is said again. */
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
  const telling = new Map<string, Promise<void>>()

  function store(token: string, payment: Payment): void {
    payments.set(token, payment)
    if (file === null) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify([...payments]))
    renameSync(`${file}.new`, file)
  }

  async function tellAll(token: string): Promise<void> {
    for (;;) {
      const payment = payments.get(token)
      const next = payment?.said[payment.received]
      if (payment === undefined || next === undefined) return
      if ((await deliver(callbackUrl(), secret, JSON.stringify(next))) === 'unreached') return
      store(token, { ...(payments.get(token) ?? payment), received: payment.received + 1 })
    }
  }

  /** One after the other, so that the book hears them in their order. */
  function tell(token: string): Promise<void> {
    const told = telling.get(token) ?? tellAll(token).finally(() => telling.delete(token))
    telling.set(token, told)
    return told
  }

  return {
    find: (token) => payments.get(token),
    async add(token, payment) {
      if (!payments.has(token)) store(token, payment)
      await tell(token)
      return payments.get(token) ?? payment
    },
    async work() {
      const now = Date.now()
      for (const [token, payment] of payments) {
        const next = goOn(payment, now)
        if (next !== payment) store(token, next)
        if (next.received < next.said.length) await tell(token)
      }
    },
  }
}
