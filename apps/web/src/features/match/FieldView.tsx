import type { Outright } from '@touchline/contract'
import { useIntl } from 'react-intl'
import { useText } from '../../i18n/index.ts'
import { useMarkets, useMatchChannel } from '../../live/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { Breadcrumbs, Empty, PageTitle, Stack } from '../catalogue/index.ts'
import { byPrice, eventNames, OddsButton } from '../markets/index.ts'
import styles from './OutrightView.module.css'

/** A championship: the whole field by price. */
export function OutrightView({ outright }: { outright: Outright }) {
  const text = useText()
  const intl = useIntl()
  useMatchChannel(outright.id)
  const markets = useMarkets(outright.id)
  const { parent } = outright
  const { sport, category } = parent
  const event = eventNames(outright)
  return (
    <Stack>
      <div className={styles.OutrightView} data-match={outright.id}>
        <Breadcrumbs
          crumbs={[
            { to: sportPath(sport.key), label: sport.name },
            { to: sportPath(sport.key, category.slug), label: category.name },
            { to: sportPath(sport.key, parent.slug), label: parent.name },
          ]}
        />
        <PageTitle title={outright.name}>
          <span className={styles.Ends}>
            {text('catalogue.ends', { date: intl.formatDate(outright.end_date, { dateStyle: 'long' }) })}
          </span>
        </PageTitle>
      </div>
      {markets.length === 0 && <Empty>{text('markets.none')}</Empty>}
      {markets.map(({ market }) => (
        <section key={`${market.id}/${market.specifier}`} className={styles.Market} aria-label={market.name}>
          <h2>
            {market.name} <span>{text('match.field', { count: market.outcomes.length })}</span>
          </h2>
          <div className={styles.Field}>
            {byPrice(market.outcomes).map((outcome) => (
              <OddsButton
                key={outcome.id}
                event={event}
                market={market}
                outcome={outcome}
                label={outcome.name}
                look="row"
              />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  )
}
