import type { CallBody } from '@touchline/contract'
import type { Clock } from '../../../kernel/clock.ts'
import { createHostedProvider, type PaymentProvider } from '../../../modules/cashier/index.ts'
import { readPaymentEvent } from '../../../modules/cashier/provider/wire-payments.ts'
import type { SimPlayer } from './sim-player.ts'

export const CASHIER_SECRET = 'simulated-cashier'

/** Something a provider says of a payment. */
export interface PaymentWord {
  readonly id: string
  readonly payment: string
  readonly status: 'pending' | 'succeeded' | 'failed' | 'charged_back'
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly method: { readonly id: string; readonly kind: 'card'; readonly label: string }
  readonly reason?: 'declined'
}

/** A deposit that was begun. Amounts in subunits. */
export interface SimPayment {
  readonly id: number
  readonly player: SimPlayer
  readonly token: string
  readonly amount: number
  readonly currency: string
  /** All that its provider says, in order. */
  readonly words: PaymentWord[]
  /** How many of them the book is known to have received. */
  received: number
}

/** A call about money under a key, sent until it has a response. */
export type MoneyAttempt = { readonly player: SimPlayer; readonly key: string; status: number | null } & (
  | { readonly call: 'startDeposit'; readonly body: CallBody<'startDeposit'> }
  | { readonly call: 'requestWithdrawal'; readonly body: CallBody<'requestWithdrawal'>; id?: number }
  | { readonly call: 'exchangeMoney'; readonly body: CallBody<'exchangeMoney'>; received?: number }
)

/** Money that comes and goes in a simulation. */
export interface SimCashier {
  readonly provider: PaymentProvider
  readonly payments: SimPayment[]
  readonly attempts: MoneyAttempt[]
}

/** A provider that is sometimes queried. It knows what it has reported, except payments that were taken back. */
export function createSimCashier(clock: Pick<Clock, 'now'>): SimCashier {
  const payments: SimPayment[] = []
  const hosted = createHostedProvider({ url: 'https://cashier.example', secret: CASHIER_SECRET, kind: 'page', clock })
  return {
    payments,
    attempts: [],
    provider: {
      ...hosted,
      payOut: async ({ token }) => ({ kind: 'paid', reference: `out_${token}` }),
      async ask(token) {
        const words = payments.find((payment) => payment.token === token)?.words ?? []
        const last = words.findLast(({ status }) => status !== 'charged_back')
        return last === undefined ? null : readPaymentEvent(JSON.stringify(last))
      },
    },
  }
}
