import type { PaymentKind } from '@touchline/contract/constants'
import type { Clock } from '../../../kernel/clock.ts'
import { checkSignature, sign, signedHeader } from '../../../kernel/signature.ts'
import type { PaymentOrder, PaymentProvider } from './payment-provider.ts'
import { isUnpaid, readPaymentEvent, readPayoutAnswer } from './wire-payments.ts'

export const SIGNATURE_HEADER = 'touchline-signature'
const TIMEOUT_MS = 5_000

export interface HostedProviderOptions {
  /** Where its pages are, without a slash at its end. */
  readonly url: string
  /** Shared with it. */
  readonly secret: string
  readonly kind: PaymentKind
  readonly clock: Pick<Clock, 'now'>
}

/** A provider with pages of its own, reached by the signed interface of docs/reference/cashier.md. */
export function createHostedProvider({ url, secret, kind, clock }: HostedProviderOptions): PaymentProvider {
  return {
    name: 'hosted',
    isPlayMoney: true,
    kind,
    scriptUrl: `${url}/cashier.js`,
    urlOf(order) {
      const payload = Buffer.from(JSON.stringify(orderOf(order, secret))).toString('base64url')
      return `${url}/pay?order=${payload}.${sign(secret, 'order', payload)}`
    },
    async ask(token) {
      const answer = await fetch(`${url}/api/payments/${token}`, {
        headers: { [SIGNATURE_HEADER]: signedHeader(secret, 'question', token, clock.now()) },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await answer.text()
      const header = answer.headers.get(SIGNATURE_HEADER) ?? undefined
      const isTheirs = checkSignature(secret, 'answer', header, text, clock.now()) === 'right'
      if (!isTheirs) throw new Error(`The payment provider answered ${answer.status} without its signature`)
      if (isUnpaid(text, token)) return null
      const event = readPaymentEvent(text)
      if (event?.token !== token) throw new Error('The payment provider answered something else')
      return event
    },
    async payOut({ token, amount, currency, method }) {
      const body = JSON.stringify({ payout: token, amount: Number(amount), currency, method })
      const answer = await fetch(`${url}/api/payouts`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': token,
          [SIGNATURE_HEADER]: signedHeader(secret, 'payout', body, clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await answer.text()
      const header = answer.headers.get(SIGNATURE_HEADER) ?? undefined
      const isTheirs = checkSignature(secret, 'answer', header, text, clock.now()) === 'right'
      const payoutAnswer = isTheirs ? readPayoutAnswer(text, token) : null
      if (payoutAnswer === null) throw new Error(`The payment provider answered ${answer.status} to a payout`)
      return payoutAnswer
    },
    read(signature, body, now) {
      const right = checkSignature(secret, 'callback', signature, body, now)
      if (right === 'wrong') return 'payment_signature_invalid'
      if (right === 'stale') return 'payment_callback_stale'
      return readPaymentEvent(body) ?? 'validation'
    },
  }
}

const PAYER_LENGTH = 16

function orderOf(
  { token, playerId, amount, currency, subunits, kind, locale, origin, back, expiresAt }: PaymentOrder,
  secret: string,
) {
  return {
    payer: sign(secret, 'payer', String(playerId)).slice(0, PAYER_LENGTH),
    ...{ payment: token, amount: Number(amount), currency, subunits, kind, locale, origin },
    ...{ success_url: back.success, error_url: back.error, pending_url: back.pending, expires_at: expiresAt },
  }
}
