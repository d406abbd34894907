import type { Outright } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useIntl } from 'react-intl'
import { useText } from '../../i18n/index.ts'
import { useRowChannel } from '../../live/index.ts'
import { Link, sportPath } from '../../navigation/index.ts'
import { byPrice, eventNames, OddsButton } from '../markets/index.ts'
import styles from './OutrightCard.module.css'

const FAVOURITES = 6

/** A championship with the first of its field by price. */
export function OutrightCard({ outright }: { outright: Outright }) {
  const text = useText()
  const intl = useIntl()
  const ref = useRowChannel(outright.id)
  const { main_market: market, parent } = outright
  const favourites = byPrice(market?.outcomes ?? []).slice(0, FAVOURITES)
  return (
    <section ref={ref} className={styles.OutrightCard} data-match={outright.id}>
      <header className={styles.Header}>
        <h2>
          <Flag country={parent.category.country_code} />
          <Link to={sportPath(parent.sport.key, outright.slug)}>{outright.name}</Link>
        </h2>
        <span>{text('catalogue.ends', { date: intl.formatDate(outright.end_date) })}</span>
      </header>
      {market && (
        <div className={styles.Field}>
          {favourites.map((outcome) => (
            <OddsButton
              key={outcome.id}
              event={eventNames(outright)}
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
