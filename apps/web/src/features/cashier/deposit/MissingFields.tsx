import type { CallBody } from '@touchline/contract'
import type { DepositField } from '@touchline/contract/constants'
import { Button, Field } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { useAccount } from '../../account/index.ts'
import styles from '../Cashier.module.css'
import { useAsking } from '../use-asking.ts'

type NameField = Exclude<DepositField, 'phone'>

/** What has to be known of a player before the first deposit. A phone is verified where the account is. */
export function MissingFields({ fields, onDone }: { fields: readonly DepositField[]; onDone: () => void }) {
  const text = useText()
  const { http } = useAccount()
  const { ask, isBusy, problem } = useAsking()
  const names = fields.filter((field): field is NameField => field !== 'phone')
  const [typed, setTyped] = useState<Partial<Record<NameField, string>>>({})
  const [isAsked, setIsAsked] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    const body: CallBody<'updatePlayer'> = {}
    for (const name of names) body[name] = typed[name]?.trim() ?? ''
    if (names.some((name) => body[name] === '')) return
    if ((await ask(() => http.call('updatePlayer', { body }))) === null) return
    onDone()
  }
  return (
    <form className={styles.Form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.Lead}>{text('cashier.missing')}</p>
      {names.map((name) => (
        <Field
          key={name}
          label={text(`cashier.missing.${name}`)}
          autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
          maxLength={60}
          value={typed[name] ?? ''}
          error={isAsked && (typed[name] ?? '').trim() === '' ? text('cashier.missing.empty') : undefined}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      {fields.includes('phone') && <Link to="/profile">{text('cashier.missing.phone')}</Link>}
      {problem !== null && (
        <p className={styles.Problem} role="alert">
          {problem}
        </p>
      )}
      {names.length > 0 && (
        <Button type="submit" variant="go" size="large" aria-disabled={isBusy || undefined}>
          {text('cashier.missing.save')}
        </Button>
      )}
    </form>
  )
}
