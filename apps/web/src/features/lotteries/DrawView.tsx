import type { CallAnswer, Draw } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useText } from '../../i18n/index.ts'
import { useEventChannel, useEventLive } from '../../live/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { PageTitle, Stack } from '../../ui/index.ts'
import { Breadcrumbs, Countdown, FieldTime } from '../catalogue/index.ts'
import { eventNames, MarketBoard } from '../markets/index.ts'
import { Balls } from './Balls.tsx'
import styles from './DrawView.module.css'
import { NumberStatistics } from './NumberStatistics.tsx'
import { Results } from './Results.tsx'
import { rulesText } from './rules-text.ts'
import { Ticket } from './Ticket.tsx'

/** A draw of a lottery: a ticket until it begins, its balls as they come, and everything else that can be bet on. */
export function DrawView({ draw, groups }: { draw: Draw; groups: CallAnswer<'getMatchMarkets'>['groups'] }) {
  const text = useText()
  useEventChannel(draw.id)
  const status = useEventLive(draw.id)?.status ?? draw.status
  const { parent } = draw
  const { sport, category } = parent
  const isComing = status === EVENT_STATUS.prematch
  return (
    <Stack>
      <div className={styles.DrawView} data-match={draw.id}>
        <Breadcrumbs
          crumbs={[
            { to: sportPath(sport.key), label: sport.name },
            { to: sportPath(sport.key, category.slug), label: category.name },
            { to: sportPath(sport.key, parent.slug), label: parent.name },
          ]}
        />
        <PageTitle title={draw.name}>
          <span className={styles.Facts}>
            <FieldTime event={draw} dateStyle="long" />
          </span>
        </PageTitle>
        <p className={styles.Facts}>{rulesText(draw, text)}</p>
        {isComing && (
          <p className={styles.Left}>
            {text('match.draw.in')} <Countdown to={draw.start_time} />
          </p>
        )}
        <Balls draw={draw} />
      </div>
      <Ticket key={draw.id} draw={draw} />
      {isComing && <MarketBoard event={eventNames(draw)} groups={groups} />}
      <Results lotteryId={parent.id} />
      <NumberStatistics lotteryId={parent.id} pool={draw.pool} />
    </Stack>
  )
}
