import { Suspense, useState } from 'react'
import { whenNotTyping } from '../../platform/input/when-not-typing.ts'
import { readParameter } from '../../platform/page/location.ts'
import { useSite } from '../../site/index.ts'
import { lazyComponent } from '../../ui/index.ts'
import { useOwedDialogs } from './use-owed-dialogs.ts'

const HitWatch = lazyComponent(() => import('../../features/jackpots/lazy/HitWatch.tsx'), 'HitWatch', [], 'nothing')
const BonusNews = lazyComponent(
  () => import('../../features/bonuses/lazy/BonusNews.tsx'),
  'BonusNews',
  ['jackpots'],
  'nothing',
)
const PaymentReturn = lazyComponent(
  () => import('../../features/cashier/lazy/PaymentReturn.tsx'),
  'PaymentReturn',
  ['profile'],
  'over',
)
const DepositReminder = lazyComponent(
  () => import('../../features/cashier/lazy/DepositReminder.tsx'),
  'DepositReminder',
  [],
  'nothing',
)

/** Parts for players only: notices of bonuses and payments, questions, the result of a payment, and deposits. */
export function ForPlayers() {
  useOwedDialogs()
  const site = useSite()
  const [isBack] = useState(() => readParameter('payment') !== null)
  return (
    <Suspense>
      {site?.features.jackpots && <HitWatch />}
      <BonusNews />
      {isBack && <PaymentReturn />}
      {site?.features.quickDeposit && site.depositReminder.showDepositReminder && (
        <DepositReminder {...site.depositReminder} whenNotTyping={whenNotTyping} />
      )}
    </Suspense>
  )
}
