import { Button, Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { type LoggedIn, useAccount } from '../../account/index.ts'
import { Card } from '../../profile/index.ts'
import styles from '../Cashier.module.css'
import { useAsking } from '../use-asking.ts'
import { useRates } from './use-rates.ts'

/** Opens an account in a further currency. */
export function OpenAccount({ auth }: { auth: LoggedIn }) {
  const text = useText()
  const { http, refreshAccounts } = useAccount()
  const { ask, isBusy, problem } = useAsking()
  const [chosen, setChosen] = useState('')
  const others = (useRates() ?? []).filter(({ currency }) => auth.accounts.every((own) => own.currency !== currency))
  if (others.length === 0) return null

  async function open() {
    if (!others.some(({ currency }) => currency === chosen)) return
    if ((await ask(() => http.call('createAccount', { body: { currency: chosen } }))) === null) return
    setChosen('')
    await refreshAccounts()
  }
  return (
    <Card title={text('cashier.open_account')}>
      <div className={styles.Form}>
        <p className={styles.Lead}>{text('cashier.open_account.lead')}</p>
        <Segmented
          label={text('cashier.account')}
          look="chips"
          value={chosen}
          onChange={setChosen}
          items={others.map(({ currency }) => ({ value: currency, label: currency }))}
        />
        {problem !== null && (
          <p className={styles.Problem} role="alert">
            {problem}
          </p>
        )}
        <Button aria-disabled={isBusy || chosen === '' || undefined} onClick={() => void open()}>
          {text('cashier.open_account.submit')}
        </Button>
      </div>
    </Card>
  )
}
