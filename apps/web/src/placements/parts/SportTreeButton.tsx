import type { Sport } from '@touchline/contract'
import { Suspense, useState } from 'react'
import { SportTree } from '../../features/browse/index.ts'
import { useText } from '../../i18n/index.ts'
import styles from './SportList.module.css'

/** Opens the countries and leagues of a sport below its entry. */
export function SportTreeButton({ sport }: { sport: Sport }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.Open}
        aria-expanded={isOpen}
        aria-label={text('shell.nav.countries', { sport: sport.name })}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.Tree}>
          <Suspense fallback={null}>
            <SportTree sport={sport.key} />
          </Suspense>
        </div>
      )}
    </>
  )
}
