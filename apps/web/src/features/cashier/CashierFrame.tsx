import { Skeleton } from '@touchline/ui'
import type { ComponentType } from 'react'
import { useText } from '../../i18n/index.ts'
import { AccountFrame, type LoggedIn, SignInHere } from '../account/index.ts'
import styles from './Cashier.module.css'

/** A page of the cashier for players, with a sign-in for visitors. */
export function CashierFrame({
  at,
  Own,
}: {
  at: 'wallet' | 'deposit' | 'withdraw'
  Own: ComponentType<{ auth: LoggedIn }>
}) {
  const text = useText()
  return (
    <AccountFrame
      at={at}
      title={text(`cashier.${at}`)}
      waiting={<Skeleton block={320} />}
      visitor={<SignInHere>{text('cashier.visitor')}</SignInHere>}
    >
      {(auth) => (
        <>
          <p className={styles.Play}>{text('cashier.play_money')}</p>
          <Own auth={auth} />
        </>
      )}
    </AccountFrame>
  )
}
