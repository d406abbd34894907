import type { Limit } from '@touchline/contract'
import { LIMIT_PERIODS } from '@touchline/contract/constants'
import { useText } from '../../i18n/index.ts'
import { LimitLine } from './LimitLine.tsx'
import styles from './Limits.module.css'
import { type LimitName, type LimitSlot, rowsOf, slotsFor } from './limit-names.ts'

/** Limits as a table: a row for what is limited, columns for day, week and month. Each cell can be edited in place. */
export function LimitGrid(props: {
  names: readonly LimitName[]
  held: readonly Limit[]
  /** How a cell is drawn. */
  line: (slot: LimitSlot) => Omit<Parameters<typeof LimitLine>[0], 'slot'>
}) {
  const text = useText()
  return (
    <div className={styles.Grid}>
      <p className={styles.Heads} aria-hidden="true">
        {LIMIT_PERIODS.map((period) => (
          <span key={period}>{text(`limits.period.${period}`)}</span>
        ))}
      </p>
      {rowsOf(props.names).map(({ key, label, names }) => (
        <div key={key} className={styles.Row} data-single={label === null || undefined}>
          {label !== null && <h3>{text(label)}</h3>}
          <ul>
            {names
              .flatMap((name) => slotsFor(props.held, name))
              .map((slot) => (
                <LimitLine key={slot.key} slot={slot} {...props.line(slot)} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
