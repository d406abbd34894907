/** A payout order of the book in the wire format. */
interface PayoutOrder {
  readonly payout: string
  readonly amount: number
  readonly currency: string
  readonly method: string
}

/** Numbers that money came from and cannot go back to: those whose payments are taken back. */
const CLOSED = ['card_4000000000000259', 'bank_transfer_1000000004']

const NAME = /^[\w.:-]{1,120}$/

/** Reads a payout order of the book; null where it is none. */
export function readPayout(text: string): PayoutOrder | null {
  try {
    const { payout, amount, currency, method } = JSON.parse(text) as Partial<PayoutOrder>
    const isWhole = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0
    if (!isWhole || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null
    if (typeof payout !== 'string' || typeof method !== 'string' || !NAME.test(payout) || !NAME.test(method))
      return null
    return { payout, amount, currency, method }
  } catch {
    return null
  }
}

/** The response to a payout. It depends on the request only, so that repetitions get the same response. */
export function payOut({ payout, method }: PayoutOrder) {
  return CLOSED.includes(method)
    ? { payout, status: 'refused', reason: 'account_closed' }
    : { payout, status: 'paid', reference: `out_${payout}` }
}
