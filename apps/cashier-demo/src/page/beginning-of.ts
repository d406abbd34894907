import type { Beginning } from '../payments/payments.ts'
import { fateOf, type Method, methodOf } from '../payments/test-numbers.ts'

/**
 * What a player did with the form; null where the number is none of the test numbers.
 * @param payer whose payment it is
 */
export function beginningOf(form: Readonly<Record<string, string>>, payer: string): Beginning | null {
  const kind: Method = form.method === 'bank_transfer' ? 'bank_transfer' : 'card'
  const number = form[kind] ?? ''
  if (form.action === 'cancel') return { status: 'failed', method: null, reason: 'cancelled' }
  const fate = fateOf(kind, number)
  if (fate === null) return null
  const method = methodOf(kind, number, payer)
  if (form.action === 'fail') return { status: 'failed', method, reason: 'declined' }
  if (form.action === 'pending') return { status: 'pending', method, later: 'succeeded' }
  switch (fate) {
    case 'succeeds':
      return { status: 'succeeded', method }
    case 'pending':
      return { status: 'pending', method, later: 'succeeded' }
    case 'charged_back':
      return { status: 'succeeded', method, later: 'charged_back' }
    default:
      return { status: 'failed', method, reason: fate }
  }
}
