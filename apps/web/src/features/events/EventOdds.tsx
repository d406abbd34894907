import type { Market, Match } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { type LiveStore, useListing, useLiveStore } from '../../live/index.ts'
import { type EventNames, eventNames, OddsButton, shortLabel } from '../markets/index.ts'
import type { ColumnGroup } from './columns.ts'
import styles from './EventOdds.module.css'

function listed(store: LiveStore, matchId: number, key: string | null | undefined): Market | null {
  return key ? (store.market(matchId, key)?.definition ?? null) : null
}

function MarketCells(props: { event: EventNames; market: Market | null; cells: number; group: ColumnGroup }) {
  const text = useText()
  const { event, market, cells, group } = props
  const words = { over: text('markets.over_short'), under: text('markets.under_short') }
  const outcomes = market?.outcomes.slice(0, cells) ?? []
  return (
    <div className={styles.Cells} data-group={group} style={{ '--cells': cells }}>
      {market && outcomes.length === cells
        ? outcomes.map((outcome) => (
            <OddsButton
              key={outcome.id}
              event={event}
              market={market}
              outcome={outcome}
              label={shortLabel(market, outcome, words)}
            />
          ))
        : Array.from({ length: cells }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty cells are told apart by their place only
            <span key={at} className={styles.Empty} />
          ))}
    </div>
  )
}

/** The listed markets of a match in their columns: main, totals, handicap. */
export function EventOdds({ match, mainCells }: { match: Match; mainCells: number }) {
  const store = useLiveStore()
  const listing = useListing(match.id)
  const event = eventNames(match)
  return (
    <div className={styles.EventOdds}>
      <MarketCells event={event} market={listed(store, match.id, listing?.main)} cells={mainCells} group="main" />
      <MarketCells event={event} market={listed(store, match.id, listing?.secondary)} cells={2} group="secondary" />
      <MarketCells event={event} market={listed(store, match.id, listing?.top[0])} cells={2} group="top" />
    </div>
  )
}
