import { Suspense, useEffect, useState } from 'react'
import { useAudience } from '../../features/account/index.ts'
import { readParameter } from '../../platform/location.ts'
import { useSite } from '../../site/index.ts'
import { Boundary, lazyPart } from '../../ui/index.ts'

const PaymentReturn = lazyPart(
  async () => (await import('../../features/cashier/lazy/PaymentReturn.tsx')).PaymentReturn,
  ['profile'],
  'over',
)
const DepositReminder = lazyPart(
  async () => (await import('../../features/cashier/lazy/DepositReminder.tsx')).DepositReminder,
  [],
  'nothing',
)

/** What the cashier says on any page: what became of a payment that somebody comes back from, and the reminder of a deposit. */
export function CashierPlace() {
  const [isBack, setIsBack] = useState(false)
  const isPlayer = useAudience() === 'player'
  const reminder = useSite()?.depositReminder
  useEffect(() => setIsBack(readParameter('payment') !== null), [])
  return (
    <Boundary part="cashier" fallback={() => null}>
      <Suspense>
        {isBack && <PaymentReturn />}
        {isPlayer && reminder?.showDepositReminder && <DepositReminder {...reminder} />}
      </Suspense>
    </Boundary>
  )
}
