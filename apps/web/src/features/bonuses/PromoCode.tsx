import { Button, Field } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { useToasts } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './Bonuses.module.css'
import { useBonusActions } from './use-bonuses.ts'

/** Redeems a promo code. What was typed stays until it has worked. */
export function PromoCode() {
  const text = useText()
  const toasts = useToasts()
  const auth = useAuth()
  const { openSignIn } = useAccount()
  const { apply, isBusy, problem } = useBonusActions()
  const [code, setCode] = useState('')
  async function submit() {
    if (code.trim() === '') return
    if (auth.status === 'NOT_LOGGED_IN') return openSignIn()
    const given = await apply(code)
    if (given === null) return
    setCode('')
    toasts.show({ kind: 'info', title: text('bonus.code.done', { name: given.map(({ name }) => name).join(', ') }) })
  }
  return (
    <form
      className={styles.Code}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field
        look="small"
        label={text('bonus.code')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={problem ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
      />
      <Button type="submit" size="small" className={styles.Apply} disabled={isBusy || code.trim() === ''}>
        {text('bonus.apply')}
      </Button>
    </form>
  )
}
