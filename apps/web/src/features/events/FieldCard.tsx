import { Flag } from '@touchline/ui'
import { useRowChannel } from '../../live/index.ts'
import { eventPath, Link } from '../../navigation/index.ts'
import { type FieldEvent, FieldTime } from '../catalogue/index.ts'
import { byPrice, eventNames, OddsButton } from '../markets/index.ts'
import styles from './FieldCard.module.css'

const FAVOURITES = 6

/** A championship, race or draw with the first of its field by price. */
export function FieldCard({ event }: { event: FieldEvent }) {
  const ref = useRowChannel(event)
  const { main_market: market, parent } = event
  const favourites = byPrice(market?.outcomes ?? []).slice(0, FAVOURITES)
  return (
    <section ref={ref} className={styles.FieldCard} data-match={event.id}>
      <header className={styles.Header}>
        <h2>
          <Flag country={parent.category.country_code} />
          <Link to={eventPath(event)}>{event.name}</Link>
        </h2>
        <span>
          <FieldTime event={event} />
        </span>
      </header>
      {market && (
        <div className={styles.Field}>
          {favourites.map((outcome) => (
            <OddsButton
              key={outcome.id}
              event={eventNames(event)}
              market={market}
              outcome={outcome}
              label={outcome.name}
              look="row"
            />
          ))}
        </div>
      )}
    </section>
  )
}
