import { useId } from 'react'
import { useText } from '../../../i18n/index.ts'
import checkStyles from './CheckField.module.css'
import styles from './Steps.module.css'

/** Where the player lives; empty while the visitor's country is unknown and they have not chosen one. */
export function CountryField(props: {
  value: string
  countries: readonly { readonly code: string; readonly name: string }[]
  error: string | undefined
  onChoose: (code: string) => void
}) {
  const text = useText()
  const id = useId()
  const { value, error } = props
  return (
    <div className={styles.Group}>
      <label className={styles.Label} htmlFor={id}>
        {text('access.country')}
      </label>
      <select
        id={id}
        name="country"
        autoComplete="country"
        className={styles.Select}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        <option value="">–</option>
        {props.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-wrong`} className={checkStyles.Error}>
          {error}
        </p>
      )}
    </div>
  )
}
