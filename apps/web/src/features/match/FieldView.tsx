import { marketKey } from '@touchline/betting'
import type { Outright } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { useEventChannel, useMarkets } from '../../live/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { Empty, Later, lazyComponent, PageTitle, Stack } from '../../ui/index.ts'
import { Breadcrumbs, FieldTime } from '../catalogue/index.ts'
import { byPrice, eventNames, OddsButton } from '../markets/index.ts'
import styles from './FieldView.module.css'

/** It comes after the page. */
const FollowOutright = lazyComponent(() => import('./lazy/FollowMatch.tsx'), 'FollowOutright')

/** A championship: the whole field by price. */
export function FieldView({ event: asLoaded }: { event: Outright }) {
  const text = useText()
  useEventChannel(asLoaded.id)
  // Read again whenever the channel reports a change of it.
  const known = useCall('getMatch', { params: { id: asLoaded.id } }, { enabled: false }).data?.data
  const event = known?.type === 'outright' && known.id === asLoaded.id ? known : asLoaded
  const markets = useMarkets(event.id)
  const { parent } = event
  const { sport, category } = parent
  const names = eventNames(event)
  return (
    <Stack>
      <div className={styles.FieldView} data-match={event.id}>
        <Breadcrumbs
          crumbs={[
            { to: sportPath(sport.key), label: sport.name },
            { to: sportPath(sport.key, category.slug), label: category.name },
            { to: sportPath(sport.key, parent.slug), label: parent.name },
          ]}
        />
        <PageTitle title={event.name}>
          <span className={styles.Ends}>
            <FieldTime event={event} dateStyle="long" />
          </span>
        </PageTitle>
      </div>
      {markets.length === 0 && <Empty>{text('markets.none')}</Empty>}
      {markets.map(({ market }) => (
        <section key={marketKey(market.id, market.specifier)} className={styles.Market} aria-label={market.name}>
          <h2>
            {market.name} <span>{text('match.field', { count: market.outcomes.length })}</span>
          </h2>
          <div className={styles.Field}>
            {byPrice(market.outcomes).map((outcome) =>
              // Never priced is not suspended: no lock, and nothing to press.
              outcome.odds > 0 ? (
                <OddsButton
                  key={outcome.id}
                  event={names}
                  market={market}
                  outcome={outcome}
                  label={outcome.name}
                  look="row"
                />
              ) : (
                <span key={outcome.id} className={styles.NoPrice}>
                  {outcome.name} <span>–</span>
                </span>
              ),
            )}
          </div>
        </section>
      ))}
      <Later fallback={null}>
        <FollowOutright eventId={event.id} />
      </Later>
    </Stack>
  )
}
