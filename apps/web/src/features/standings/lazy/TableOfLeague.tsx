import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { LeagueTable } from './LeagueTable.tsx'
import styles from './TableOfLeague.module.css'

/** A league's table, which is fetched when it is opened. */
export function TableOfLeague({ id }: { id: number }) {
  const text = useText()
  const [isWanted, setWanted] = useState(false)
  return (
    <details
      className={styles.TableOfLeague}
      onToggle={({ currentTarget }) => setWanted((isWanted) => isWanted || currentTarget.open)}
    >
      <summary>{text('centre.table')}</summary>
      <div className={styles.Content}>{isWanted && <LeagueTable id={id} />}</div>
    </details>
  )
}
