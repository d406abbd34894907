import type { Currency } from '@touchline/betting'
import type { Limit, PlayHistory } from '@touchline/contract'
import { useFormat, useText } from '../../i18n/index.ts'
import { useMoney } from '../../ui/index.ts'
import { Card } from '../profile/index.ts'
import { Bars } from './Bars.tsx'
import styles from './History.module.css'
import pageStyles from './Limits.module.css'
import { isOfTime, MONEY_LIMITS, TIME_LIMITS } from './limit-names.ts'
import { useDuration } from './use-duration.ts'

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }
const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function Change({ limit, subunits }: { limit: Limit; subunits: number }) {
  const text = useText()
  const money = useMoney()
  const duration = useDuration()
  const format = useFormat()
  const { type, period, strategy, amount, currency, disable_at: end, created_at: from } = limit
  const name = [...MONEY_LIMITS, ...TIME_LIMITS].find((known) => known.type === type && known.period === period)
  const called = text(
    name?.label ?? (type === 'selfexclusion' ? 'limits.selfexclusion.title' : 'limits.coolingoff.title'),
  )
  const label = strategy === 'rolling' ? text('limits.rolling', { name: called }) : called
  const size =
    amount === null ? '' : isOfTime({ type }) ? duration(amount) : money(amount, { code: currency ?? '', subunits })
  const since = text('history.from', { time: format.date(from, MOMENT) })
  const until = end === null ? '' : text('history.until', { time: format.date(end, MOMENT) })
  return <li>{[label, size, since, until].filter((part) => part !== '').join(' · ')}</li>
}

/** The results of thirty days of play, as charts with their tables, and the history of limits. */
export function History({ history, subunitsOf }: { history: PlayHistory; subunitsOf: (code: string) => number }) {
  const text = useText()
  const money = useMoney()
  const duration = useDuration()
  const format = useFormat()
  const { days, limits } = history
  const currency: Currency = { code: history.currency, subunits: subunitsOf(history.currency) }
  const net = days.map(({ deposited, withdrawn }) => deposited - withdrawn)
  const result = days.map(({ staked, won }) => won - staked)
  const played = days.map((day) => day.played_ms)
  return (
    <Card title={text('history.title')}>
      <div className={styles.History}>
        <div className={styles.Picture}>
          <h3>{text('history.deposits')}</h3>
          <Bars values={net} />
          <p>{text('history.deposits.lead', { amount: money(sum(net), currency) })}</p>
        </div>
        <div className={styles.Picture}>
          <h3>{text('history.result')}</h3>
          <Bars values={result} />
          <p>{text('history.result.lead', { amount: money(sum(result), currency) })}</p>
        </div>
        <div className={styles.Picture}>
          <h3>{text('history.time')}</h3>
          <Bars values={played} />
          <p>{text('history.time.lead', { time: duration(sum(played)) })}</p>
        </div>
      </div>
      <details className={styles.Details}>
        <summary>{text('history.table')}</summary>
        <section className={styles.Scroll} aria-label={text('history.title')}>
          <table className={styles.Table}>
            <thead>
              <tr>
                <th scope="col">{text('history.day')}</th>
                <th scope="col">{text('history.deposits')}</th>
                <th scope="col">{text('history.result')}</th>
                <th scope="col">{text('history.time')}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day, at) => (
                <tr key={day.day}>
                  <th scope="row">{format.date(`${day.day}T12:00:00Z`, DATE)}</th>
                  <td>{money(net.at(-1 - at) ?? 0, currency)}</td>
                  <td>{money(result.at(-1 - at) ?? 0, currency)}</td>
                  <td>{duration(day.played_ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <details className={styles.Details}>
        <summary>{text('history.changes')}</summary>
        {limits.length === 0 && <p className={pageStyles.Lead}>{text('history.changes.none')}</p>}
        <ul className={styles.Changes}>
          {limits.map((limit) => (
            <Change key={limit.id} limit={limit} subunits={subunitsOf(limit.currency ?? '')} />
          ))}
        </ul>
      </details>
    </Card>
  )
}
