import { RESULT_FILTERS, type ResultFilter } from '@touchline/betting'
import type { Bet, BetFilter } from '@touchline/contract'
import { Field, MenuChoice, Segmented } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { countBets } from '../state/filters.ts'
import styles from './BetsPage.module.css'
import { type BetsQuery, LISTS, PERIODS, type Period } from './bets-query.ts'

/** What to show of the bets. */
export function Filters(props: {
  query: BetsQuery
  bets: readonly Bet[]
  onChange: (part: Partial<BetsQuery>) => void
}) {
  const { query, bets, onChange } = props
  const text = useText()
  const counts = countBets(bets)
  const known = useCall('getSports').data?.data ?? []
  const nameOf = (key: string) => known.find((sport) => sport.key === key)?.name ?? key
  const sports = [...new Set(bets.flatMap((bet) => bet.selections.map((leg) => leg.match.sport_key)))].sort()
  return (
    <div className={styles.Filters}>
      <Segmented<BetFilter>
        label={text('bets.filter')}
        look="chips"
        value={query.list}
        onChange={(list) => onChange({ list })}
        items={LISTS.map((value) => ({ value, label: text(`bets.filter.${value}`, { count: counts[value] }) }))}
      />
      {query.list !== 'open' && (
        <Segmented<ResultFilter>
          label={text('bets.result_filter')}
          value={query.result}
          onChange={(result) => onChange({ result })}
          items={RESULT_FILTERS.map((value) => ({ value, label: text(`bets.result_filter.${value}`) }))}
        />
      )}
      <MenuChoice<Period>
        label={text('bets_page.period')}
        value={query.period}
        onChange={(period) => onChange({ period })}
        items={PERIODS.map((value) => ({ value, label: text(`bets_page.period.${value}`) }))}
      />
      {sports.length > 1 && (
        <MenuChoice<string>
          label={text('bets_page.sport')}
          value={query.sport}
          onChange={(sport) => onChange({ sport })}
          items={['', ...sports].map((value) => ({
            value,
            label: value === '' ? text('bets_page.sport.all') : nameOf(value),
          }))}
        />
      )}
      <div className={styles.Search}>
        <Field
          label={text('bets_page.search')}
          labelHidden
          look="small"
          type="search"
          placeholder={text('bets_page.search')}
          maxLength={50}
          value={query.words}
          onChange={(event) => onChange({ words: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
