import { useEffect, useEffectEvent } from 'react'
import { currentAddress, replaceAddress } from '../../../platform/page/location.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import { usePaymentAlert } from '../use-payment-alert.ts'

const ID = /^\d{1,15}$/

/**
 * Shows the result of a deposit to a player who comes back from the provider's page, from the book and not from the
 * address, and removes it from the address.
 */
export function PaymentReturn() {
  const { http } = useAccount()
  const { status } = useAuth()
  const alert = usePaymentAlert()
  const announceResult = useEffectEvent(async () => {
    const { pathname, search, hash } = currentAddress()
    const query = new URLSearchParams(search)
    const id = query.get('deposit') ?? ''
    query.delete('payment')
    query.delete('deposit')
    const left = query.toString()
    replaceAddress(`${pathname}${left && `?${left}`}${hash}`)
    if (!ID.test(id)) return
    const result = await http.call('getDeposit', { params: { id: Number(id) } })
    if (result.ok) alert(result.data.data)
  })
  useEffect(() => {
    if (status === 'LOGGED_IN') void announceResult()
  }, [status])
  return null
}
