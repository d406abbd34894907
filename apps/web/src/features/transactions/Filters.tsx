import type { Account } from '@touchline/contract'
import { STATEMENT_TYPES } from '@touchline/contract/constants'
import { MenuChoice } from '@touchline/ui'
import { useFormat, useText } from '../../i18n/index.ts'
import styles from './TransactionsPage.module.css'
import { latestMonths, type TransactionsQuery } from './transactions-query.ts'

const MONTHS = 12
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }

/** Which account, which kind of movement and which time. */
export function Filters(props: {
  query: TransactionsQuery
  accounts: readonly Account[]
  /** Code of the account that is shown. */
  shown: string
  now: number
  onChange: (part: Partial<TransactionsQuery>) => void
}) {
  const { query, accounts, shown, now, onChange } = props
  const text = useText()
  const format = useFormat()
  const months = latestMonths(now, MONTHS)
  const periods = months.includes(query.period) || !query.period.includes('-') ? months : [query.period, ...months]
  return (
    <div className={styles.Filters}>
      {accounts.length > 1 && (
        <MenuChoice
          label={text('transactions.account')}
          value={shown}
          onChange={(currency) => onChange({ currency })}
          items={accounts.map(({ currency }) => ({ value: currency, label: currency }))}
        />
      )}
      <MenuChoice<TransactionsQuery['type']>
        label={text('transactions.type')}
        value={query.type}
        onChange={(type) => onChange({ type })}
        items={(['all', ...STATEMENT_TYPES] as const).map((value) => ({
          value,
          label: text(`transactions.type.${value}`),
        }))}
      />
      <MenuChoice<string>
        label={text('transactions.period')}
        value={query.period}
        onChange={(period) => onChange({ period })}
        items={[
          { value: 'all', label: text('transactions.period.all') },
          { value: 'week', label: text('transactions.period.week') },
          ...periods.map((value) => ({ value, label: format.date(new Date(`${value}-15T12:00:00`).getTime(), MONTH) })),
        ]}
      />
    </div>
  )
}
