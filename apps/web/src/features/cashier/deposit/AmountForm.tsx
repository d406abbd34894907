import type { Cashier } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import type { LoggedIn } from '../../account/index.ts'
import { AccountChoice } from '../AccountChoice.tsx'
import { AmountField } from '../AmountField.tsx'
import styles from '../Cashier.module.css'
import { useCurrencyOf } from '../use-currency-of.ts'

/** The amount and the account. The amount is empty, or what a bet lacks. */
export function AmountForm(props: {
  auth: LoggedIn
  amount: number | null
  currency: string
  limits: Cashier['deposit_limits']
  isBusy: boolean
  problem: string | null
  /** The problem is one of the player's own limits. */
  isAboutLimits: boolean
  onSubmit: (amount: number, currency: string) => void
}) {
  const { auth, limits, isBusy, problem, isAboutLimits, onSubmit } = props
  const text = useText()
  const currencyOf = useCurrencyOf()
  const [code, setCode] = useState(props.currency)
  const { min = 1, max = Number.MAX_SAFE_INTEGER } = limits[code] ?? {}
  const [amount, setAmount] = useState(props.amount === null ? 0 : Math.max(props.amount, min))
  const [isAsked, setIsAsked] = useState(false)

  function choose(next: string) {
    setCode(next)
    setAmount(0)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (amount >= min && amount <= max) onSubmit(amount, code)
  }
  return (
    <form className={styles.Form} onSubmit={submit} noValidate>
      {props.amount === null && <AccountChoice accounts={auth.accounts} code={code} onChange={choose} />}
      <AmountField
        amount={amount}
        currency={currencyOf(code)}
        min={min}
        max={max}
        isAsked={isAsked}
        onChange={setAmount}
      />
      {problem !== null && (
        <p className={styles.Problem} role="alert">
          {problem}{' '}
          {isAboutLimits && (
            <Link to="/limits" className={styles.Mend}>
              {text('account.limits')}
            </Link>
          )}
        </p>
      )}
      <Button type="submit" variant="go" size="large" aria-disabled={isBusy || undefined}>
        {text('cashier.continue')}
      </Button>
    </form>
  )
}
