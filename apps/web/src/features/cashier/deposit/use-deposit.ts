import { useQueryClient } from '@tanstack/react-query'
import type { Deposit } from '@touchline/contract'
import type { PaymentKind } from '@touchline/contract/constants'
import { useState } from 'react'
import { useLiveStore } from '../../../live/index.ts'
import { currentAddress, loadPage } from '../../../platform/page/location.ts'
import { useAccount } from '../../account/index.ts'
import { playerKey } from '../../profile/index.ts'
import { useMoneyRequest } from '../use-money-request.ts'

/** How far a deposit is on screen. */
export type DepositCourse =
  | { readonly kind: 'asking' }
  | { readonly kind: 'paying'; readonly deposit: Deposit }
  | { readonly kind: 'over'; readonly deposit: Deposit }

/** Where the player comes back to: this page, without what an earlier payment left in its address. */
function returnPath(): string {
  const { pathname, search } = currentAddress()
  const query = new URLSearchParams(search)
  query.delete('payment')
  query.delete('deposit')
  const left = query.toString()
  return `${pathname}${left && `?${left}`}`
}

/** One deposit from the amount to its end. A repetition after a lost response is the same deposit. */
export function useDeposit(playerId: number) {
  const { refreshAccounts } = useAccount()
  const client = useQueryClient()
  const { now } = useLiveStore()
  const [course, setCourse] = useState<DepositCourse>({ kind: 'asking' })
  const { start, isBusy, problem, code } = useMoneyRequest('startDeposit', (begun, { kind }) => {
    if (begun === null) return
    const deposit = begun.data
    // A deposit resumed after a reload may have ended in the meantime.
    if (Date.parse(deposit.expires_at) <= now()) return
    if (deposit.status !== 'created' || deposit.url === null) setCourse({ kind: 'over', deposit })
    else if (kind === 'page') loadPage(deposit.url)
    else setCourse({ kind: 'paying', deposit })
  })
  return {
    isBusy,
    problem,
    code,
    course,
    /** @param amount in subunits */
    begin(amount: number, currency: string, kind: PaymentKind): void {
      start({ amount, currency, kind, return_path: returnPath() })
    },
    end(deposit: Deposit): void {
      setCourse({ kind: 'over', deposit })
      void refreshAccounts()
      for (const name of ['getDeposits', 'getCashier'] as const)
        void client.invalidateQueries({ queryKey: playerKey(name, playerId) })
    },
    again(): void {
      setCourse({ kind: 'asking' })
    },
  }
}
