import type { PaymentNews } from '@touchline/betting'
import { DEPOSIT_FAILURES, PAYMENT_METHOD_KINDS } from '@touchline/contract/constants'
import * as z from 'zod'
import type { PaymentEvent, PayoutAnswer } from './payment-provider.ts'

const Name = z.string().regex(/^[\w.:-]{1,120}$/)
const Paid = {
  id: Name,
  payment: Name,
  amount: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z
    .strictObject({ id: Name, kind: z.enum(PAYMENT_METHOD_KINDS), label: z.string().regex(/^[\d•* ]{1,30}$/) })
    .nullable(),
}

/** The wire format of a payment at the provider, in callbacks and in responses (docs/reference/cashier.md). */
const WirePayment = z.discriminatedUnion('status', [
  z.strictObject({ ...Paid, status: z.enum(['pending', 'succeeded', 'charged_back']), reference: Name }),
  z.strictObject({
    ...Paid,
    status: z.literal('failed'),
    reference: Name.nullable(),
    reason: z.enum(DEPOSIT_FAILURES),
  }),
  z.strictObject({ ...Paid, status: z.literal('expired'), reference: z.null() }),
])

/** Reads the text of a callback or a response; null where it is none. */
export function readPaymentEvent(text: string): PaymentEvent | null {
  const parsed = WirePayment.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const payment = parsed.data
  const news: PaymentNews =
    payment.status === 'failed' ? { kind: payment.status, reason: payment.reason } : { kind: payment.status }
  const { id, payment: token, currency, reference, method } = payment
  return {
    ...{ id, token, reference, currency, news, amount: BigInt(payment.amount) },
    method: method && { token: method.id, kind: method.kind, label: method.label },
  }
}

/** Whether a response states that the payment is not paid. */
export function isUnpaid(text: string, token: string): boolean {
  return z.strictObject({ payment: z.literal(token), status: z.literal('none') }).safeParse(jsonOf(text)).success
}

const WirePayout = z.discriminatedUnion('status', [
  z.strictObject({ payout: Name, status: z.literal('paid'), reference: Name }),
  z.strictObject({ payout: Name, status: z.literal('refused'), reason: Name }),
])

/** Reads the response to a payout; null where it is about another payout or none. */
export function readPayoutAnswer(text: string, token: string): PayoutAnswer | null {
  const parsed = WirePayout.safeParse(jsonOf(text))
  if (!parsed.success || parsed.data.payout !== token) return null
  const payout = parsed.data
  return payout.status === 'paid'
    ? { kind: 'paid', reference: payout.reference }
    : { kind: 'refused', reason: payout.reason }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
