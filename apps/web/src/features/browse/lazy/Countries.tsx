import type { Sport } from '@touchline/contract'
import { chipClass } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import styles from './Countries.module.css'
import { SportTree } from './SportTree.tsx'

/** The countries and leagues of one sport at a time. */
export function Countries({ sports }: { sports: readonly Sport[] }) {
  const text = useText()
  const [shown, setShown] = useState<Sport['key'] | null>(null)
  return (
    <section className={styles.Countries} aria-label={text('finding.countries')}>
      <h2>{text('finding.countries')}</h2>
      <div className={styles.Sports}>
        {sports.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className={chipClass}
            aria-pressed={shown === key}
            onClick={() => setShown(shown === key ? null : key)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown !== null && <SportTree key={shown} sport={shown} />}
    </section>
  )
}
