import type { Deposit, ErrorBody } from '@touchline/contract'
import type { PaymentMethodKind } from '@touchline/contract/constants'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Clock } from '../kernel/clock.ts'
import { signedHeader } from '../kernel/signature.ts'
import {
  CALLBACK_PATH,
  createHostedProvider,
  type PaymentProvider,
  type PayoutOrder,
} from '../modules/cashier/index.ts'
import { readPaymentEvent } from '../modules/cashier/provider/wire-payments.ts'
import type { TestPlayer } from './test-player.ts'

const SECRET = 'cashier-secret'

/** What the provider says of a payment, as it is on the wire. */
export interface PaymentNotice {
  readonly id: string
  readonly payment: string
  readonly status: string
  readonly reference: string | null
  readonly amount: number
  readonly currency: string
  readonly method: { readonly id: string; readonly kind: PaymentMethodKind; readonly label: string } | null
  readonly reason?: string
}

/** How the book took a callback. */
export interface CallbackAnswer {
  readonly status: number
  readonly body: { readonly result?: string } & Partial<ErrorBody>
}

/** A payment provider whose every word the test says. */
export interface TestCashier {
  readonly provider: PaymentProvider
  /** Begins a deposit of a player. */
  begins(
    player: TestPlayer,
    amount: number,
    currency?: string,
    key?: string,
  ): Promise<Deposit & { readonly token: string }>
  /** What it would say of a deposit, with what differs. */
  word(
    deposit: Pick<Deposit, 'id' | 'amount' | 'currency'> & { readonly token: string },
    status: string,
    differing?: Partial<PaymentNotice>,
  ): PaymentNotice
  /** Sends the notice to the book, signed with the given values. */
  sends(
    notice: PaymentNotice | string,
    signed?: { readonly secret?: string; readonly at?: number; readonly header?: string },
  ): Promise<CallbackAnswer>
  /** Begins a deposit and says that it was paid. */
  pays(
    player: TestPlayer,
    amount: number,
    currency?: string,
  ): Promise<{ readonly deposit: Deposit & { readonly token: string }; readonly notice: PaymentNotice }>
  /** From now on this is its response to a query of the payment. */
  knows(notice: PaymentNotice): void
  /** The payout orders it received, repetitions included. */
  readonly payouts: readonly PayoutOrder[]
  /** Why it refuses payouts; null: it pays them. */
  refusesPayouts: string | null
  /** From now on it responds to no request. */
  isDown: boolean
}

let serial = 0

export function createTestCashier(clock: Clock, app: () => FastifyInstance): TestCashier {
  /** Each player pays with their own card. */
  const cards = new Map<string, string>()
  const known = new Map<string, PaymentNotice>()
  const payouts: PayoutOrder[] = []
  const hosted = createHostedProvider({ url: 'https://cashier.example', secret: SECRET, kind: 'page', clock })
  const cashier: TestCashier = {
    isDown: false,
    payouts,
    refusesPayouts: null,
    provider: {
      ...hosted,
      async payOut(order) {
        if (cashier.isDown) throw new Error('The cashier is down')
        if (cashier.refusesPayouts !== null) return { kind: 'refused', reason: cashier.refusesPayouts }
        payouts.push(order)
        return { kind: 'paid', reference: `out_${order.token}` }
      },
      async ask(token) {
        if (cashier.isDown) throw new Error('The cashier is down')
        const notice = known.get(token)
        return notice === undefined ? null : readPaymentEvent(JSON.stringify(notice))
      },
    },
    knows: (notice) => void known.set(notice.payment, notice),
    async begins(player, amount, currency = 'EUR', key = `deposit-${process.pid}-${++serial}`) {
      const body = { amount, currency, return_path: '/sports/profile/wallet/deposit' }
      const result = await player.call('startDeposit', { body, headers: { 'idempotency-key': key } })
      expect(result.status, result.text).toBe(201)
      const deposit = result.answer.data
      const { payment } = orderIn(deposit.url ?? '')
      cards.set(payment, `card_of_${player.id}`)
      return { ...deposit, token: payment }
    },
    word: ({ id, amount, currency, token }, status, differing = {}) => ({
      id: `evt_${status}_${id}`,
      payment: token,
      status,
      reference: status === 'expired' ? null : `pay_${token}`,
      ...{ amount, currency },
      method: { id: cards.get(token) ?? 'card_4242', kind: 'card', label: '•••• 4242' },
      ...(status === 'failed' && { reason: 'declined' }),
      ...differing,
    }),
    async sends(notice, { secret = SECRET, at = clock.now(), header } = {}) {
      const payload = typeof notice === 'string' ? notice : JSON.stringify(notice)
      const answer = await app().inject({
        method: 'POST',
        url: CALLBACK_PATH,
        payload,
        headers: {
          'content-type': 'application/json',
          'touchline-signature': header ?? signedHeader(secret, 'callback', payload, at),
        },
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    async pays(player, amount, currency) {
      const deposit = await cashier.begins(player, amount, currency)
      const notice = cashier.word(deposit, 'succeeded')
      expect(await cashier.sends(notice)).toEqual({ status: 200, body: { result: 'taken' } })
      return { deposit, notice }
    },
  }
  return cashier
}

/** The order in the address that a player is sent to. */
export function orderIn(url: string): Readonly<Record<string, string>> & { readonly payment: string } {
  const [payload = ''] = (new URL(url).searchParams.get('order') ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}
