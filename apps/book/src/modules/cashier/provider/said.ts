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
const Said = z.discriminatedUnion('status', [
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
export function readSaid(text: string): PaymentEvent | null {
  const parsed = Said.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const said = parsed.data
  const news: PaymentNews =
    said.status === 'failed' ? { kind: said.status, reason: said.reason } : { kind: said.status }
  const { id, payment: token, currency, reference, method } = said
  return {
    ...{ id, token, reference, currency, news, amount: BigInt(said.amount) },
    method: method && { token: method.id, kind: method.kind, label: method.label },
  }
}

/** Whether a response states that the payment is not paid. */
export function saysNothing(text: string, token: string): boolean {
  return z.strictObject({ payment: z.literal(token), status: z.literal('none') }).safeParse(jsonOf(text)).success
}

const SaidOfPayout = z.discriminatedUnion('status', [
  z.strictObject({ payout: Name, status: z.literal('paid'), reference: Name }),
  z.strictObject({ payout: Name, status: z.literal('refused'), reason: Name }),
])

/** Reads the response to a payout; null where it is about another payout or none. */
export function readPayoutAnswer(text: string, token: string): PayoutAnswer | null {
  const parsed = SaidOfPayout.safeParse(jsonOf(text))
  if (!parsed.success || parsed.data.payout !== token) return null
  const said = parsed.data
  return said.status === 'paid' ? { kind: 'paid', reference: said.reference } : { kind: 'refused', reason: said.reason }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
