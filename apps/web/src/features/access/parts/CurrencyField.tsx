import { Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import checkStyles from './CheckField.module.css'
import styles from './Steps.module.css'

const FALLBACK = ['EUR']

/** Currency of the first account: one of those the book has. */
export function CurrencyField({ error }: { error: string | undefined }) {
  const text = useText()
  const rates = useCall('getRates', undefined, { staleTime: 60_000 })
  const codes = rates.data?.data.map((rate) => rate.currency) ?? FALLBACK
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? codes[0] ?? 'EUR'
  return (
    <div className={styles.Group}>
      <span className={styles.Label} aria-hidden="true">
        {text('access.currency')}
      </span>
      <Segmented
        label={text('access.currency')}
        value={value}
        onChange={setChosen}
        items={codes.map((code) => ({ value: code, label: code }))}
      />
      <input type="hidden" name="currency" value={value} />
      {error !== undefined && <p className={checkStyles.Error}>{error}</p>}
    </div>
  )
}
