import type { Currency } from '@touchline/betting'
import type { StatementEntry } from '@touchline/contract'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { Money } from '../../ui/index.ts'
import styles from './Movements.module.css'

const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

function Movement({ entry, currency }: { entry: StatementEntry; currency: Currency }) {
  const text = useText()
  const format = useFormat()
  return (
    <li className={styles.Movement} data-transaction={entry.id}>
      <span className={styles.What}>{text(`transactions.type.${entry.type}`)}</span>
      <span className={styles.Amount} data-into={entry.amount > 0 || undefined}>
        <bdi dir="ltr">
          {entry.amount > 0 && '+'}
          <Money subunits={entry.amount} currency={currency} />
        </bdi>
      </span>
      <span className={styles.When}>
        <time dateTime={entry.at}>{format.date(entry.at, TIME)}</time>
        {entry.bet_id !== null && (
          <Link to={`/bets/${entry.bet_id}`}>
            {text('transactions.bet', { id: entry.bet_ref ?? String(entry.bet_id) })}
          </Link>
        )}
      </span>
      <span className={styles.Balance}>
        {text('transactions.balance_after')} <Money subunits={entry.balance} currency={currency} />
      </span>
    </li>
  )
}

/** Movements of an account under the days on which they happened. */
export function Movements({ entries, currency }: { entries: readonly StatementEntry[]; currency: Currency }) {
  const format = useFormat()
  const days = Map.groupBy(entries, ({ at }) => format.date(at, DAY))
  return [...days].map(([day, own]) => (
    <section key={day} className={styles.Day} aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {own.map((entry) => (
          <Movement key={entry.id} entry={entry} currency={currency} />
        ))}
      </ol>
    </section>
  ))
}
