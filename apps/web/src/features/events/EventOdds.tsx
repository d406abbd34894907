import type { Market, Match } from '@touchline/contract'
import { useFormat } from '../../i18n/index.ts'
import { type LiveStore, useListing, useLiveStore } from '../../live/index.ts'
import { eventNames, OddsButton, shortLabel } from '../markets/index.ts'
import { keyIn, type ListingColumn } from './columns.ts'
import styles from './EventOdds.module.css'

function listed(store: LiveStore, eventId: number, key: string | null | undefined): Market | null {
  return key ? (store.market(eventId, key)?.definition ?? null) : null
}

/** The listed markets of a match in their columns. */
export function EventOdds({ match, columns }: { match: Match; columns: readonly ListingColumn[] }) {
  const { text, number } = useFormat()
  const store = useLiveStore()
  const listing = useListing(match.id)
  const event = eventNames(match)
  const words = { over: text('markets.over_short'), under: text('markets.under_short'), number }
  const groups = columns.map((column) => ({ ...column, market: listed(store, match.id, keyIn(column, listing)) }))
  return (
    <div className={styles.EventOdds}>
      {groups.map(({ group, market, cells }) => (
        <div key={group} className={styles.Cells} data-group={group} style={{ '--cells': cells }}>
          {market && market.outcomes.length >= cells
            ? market.outcomes
                .slice(0, cells)
                .map((outcome) => (
                  <OddsButton
                    key={outcome.id}
                    event={event}
                    market={market}
                    outcome={outcome}
                    label={shortLabel(market, outcome, words)}
                  />
                ))
            : Array.from({ length: cells }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells are distinguished by their place only
                <span key={at} className={styles.Empty} />
              ))}
        </div>
      ))}
    </div>
  )
}
