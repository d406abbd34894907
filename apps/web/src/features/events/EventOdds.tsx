import type { Market, Match } from '@touchline/contract'
import { useFormat } from '../../i18n/index.ts'
import { type LiveStore, useListing, useLiveStore } from '../../live/index.ts'
import { eventNames, OddsButton, shortLabel } from '../markets/index.ts'
import type { ColumnGroup } from './columns.ts'
import styles from './EventOdds.module.css'

function listed(store: LiveStore, matchId: number, key: string | null | undefined): Market | null {
  return key ? (store.market(matchId, key)?.definition ?? null) : null
}

interface Cells {
  readonly group: ColumnGroup
  readonly market: Market | null
  readonly cells: number
}

/** The listed markets of a match in their columns: main, totals, handicap. */
export function EventOdds({ match, mainCells }: { match: Match; mainCells: number }) {
  const { text, number } = useFormat()
  const store = useLiveStore()
  const listing = useListing(match.id)
  const event = eventNames(match)
  const words = { over: text('markets.over_short'), under: text('markets.under_short'), number }
  const groups: readonly Cells[] = [
    { group: 'main', market: listed(store, match.id, listing?.main), cells: mainCells },
    { group: 'secondary', market: listed(store, match.id, listing?.secondary), cells: 2 },
    { group: 'top', market: listed(store, match.id, listing?.top[0]), cells: 2 },
  ]
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
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells are told apart by their place only
                <span key={at} className={styles.Empty} />
              ))}
        </div>
      ))}
    </div>
  )
}
