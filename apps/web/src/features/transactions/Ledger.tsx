import { Button, chipClass, Skeleton } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { useLiveStore } from '../../live/index.ts'
import { searchOf, useNavigator } from '../../navigation/index.ts'
import { Money } from '../../ui/index.ts'
import type { LoggedIn } from '../account/index.ts'
import { Pages } from '../catalogue/index.ts'
import { Filters } from './Filters.tsx'
import { Movements } from './Movements.tsx'
import styles from './TransactionsPage.module.css'
import { readQuery, type TransactionsQuery, writeQuery } from './transactions-query.ts'
import { statementFilter, useStatements } from './use-statements.ts'

const ADDRESS = '/transactions'
const FILE = '/api/player/statements.csv'

/** The movements of a signed-in player. */
export function Ledger({ search, auth }: { search: URLSearchParams; auth: LoggedIn }) {
  const text = useText()
  const { go } = useNavigator()
  const now = useLiveStore().now()
  const query = readQuery(search)
  const { data, isError, refetch } = useStatements(query, auth.player.id, now)
  const code = query.currency === '' ? auth.currency : query.currency
  const account = auth.accounts.find(({ currency }) => currency === code)
  const addressOf = (part: Partial<TransactionsQuery>) => ADDRESS + searchOf(writeQuery({ ...query, ...part }))
  return (
    <>
      <dl className={styles.Balances}>
        {auth.accounts.map(({ currency, balance, subunits }) => (
          <div key={currency}>
            <dt>{text('transactions.balance', { currency })}</dt>
            <dd>
              <Money subunits={balance} currency={{ code: currency, subunits }} />
            </dd>
          </div>
        ))}
      </dl>
      <Filters
        query={query}
        accounts={auth.accounts}
        shown={code}
        now={now}
        onChange={(part) => go(addressOf({ page: 1, ...part }), { replace: true, keepScroll: true })}
      />
      {data !== undefined && account !== undefined && !isError ? (
        <>
          <div className={styles.Row}>
            <p role="status">{text('transactions.count', { count: data.pagination.total })}</p>
            {data.pagination.total > 0 && (
              <a
                className={chipClass}
                href={FILE + searchOf({ currency: code, ...statementFilter(query, now) })}
                download
              >
                {text('transactions.file')}
              </a>
            )}
          </div>
          {data.data.length === 0 && <p className={styles.None}>{text('transactions.none')}</p>}
          <Movements entries={data.data} currency={{ code, subunits: account.subunits }} />
          <Pages pagination={data.pagination} to={(page) => addressOf({ page })} />
        </>
      ) : isError || account === undefined ? (
        <div className={styles.Message} role="alert">
          <p>{text('profile.failed')}</p>
          <Button onClick={() => (account ? void refetch() : go(ADDRESS))}>{text('profile.retry')}</Button>
        </div>
      ) : (
        <Skeleton block={320} />
      )}
    </>
  )
}
