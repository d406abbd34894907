import type { Order } from '../signed/order.ts'
import type { methodOf } from './test-numbers.ts'

export type Status = 'pending' | 'succeeded' | 'failed' | 'charged_back'

/** A report about a payment, as it is on the wire. */
export interface Notice {
  readonly id: string
  readonly payment: string
  readonly status: Status
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly method: ReturnType<typeof methodOf> | null
  readonly reason?: string
}

/** A payment with all its reports. */
export interface Payment {
  /** In the order in which it became true. */
  readonly said: readonly Notice[]
  /** How many of them the book has received. */
  readonly received: number
  /** The next report that is due, and when; Unix ms. */
  readonly later: { readonly at: number; readonly status: 'succeeded' | 'charged_back' } | null
}

/** How a payment begins: by what the player did. */
export interface Beginning {
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly method: Notice['method']
  readonly reason?: string
  readonly later?: 'succeeded' | 'charged_back'
}

export function begin(order: Order, beginning: Beginning, laterAt: number): Payment {
  const { status, method, reason, later } = beginning
  const said: Notice = {
    id: `evt_${order.payment}_${status}`,
    payment: order.payment,
    status,
    reference: `pay_${order.payment}`,
    amount: order.amount,
    currency: order.currency,
    method,
    ...(reason !== undefined && { reason }),
  }
  return { said: [said], received: 0, later: later === undefined ? null : { at: laterAt, status: later } }
}

/** The payment after everything that is due now. */
export function goOn(payment: Payment, now: number): Payment {
  const { later, said } = payment
  const last = said.at(-1)
  if (later === null || later.at > now || last === undefined) return payment
  const next: Notice = { ...last, id: `evt_${last.payment}_${later.status}`, status: later.status }
  return { ...payment, said: [...said, next], later: null }
}

/** The result that the player sees. */
export function resultOf({ said }: Payment): 'success' | 'error' | 'pending' {
  const status = said.at(-1)?.status
  if (status === 'pending') return 'pending'
  return status === 'succeeded' ? 'success' : 'error'
}
