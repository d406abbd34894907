import type { CallAnswer, Draw } from '@touchline/contract'
import { useMatchChannel } from '../../live/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { PageTitle, Stack } from '../../ui/index.ts'
import { Breadcrumbs, FieldTime } from '../catalogue/index.ts'
import { eventNames, MarketBoard } from '../markets/index.ts'
import { Balls } from './Balls.tsx'
import styles from './FieldView.module.css'

/** A draw of a lottery: its balls, then everything that can be bet on. */
export function DrawView({ draw, groups }: { draw: Draw; groups: CallAnswer<'getMatchMarkets'>['groups'] }) {
  useMatchChannel(draw.id)
  const { parent } = draw
  const { sport, category } = parent
  return (
    <Stack>
      <div className={styles.FieldView} data-match={draw.id}>
        <Breadcrumbs
          crumbs={[
            { to: sportPath(sport.key), label: sport.name },
            { to: sportPath(sport.key, category.slug), label: category.name },
            { to: sportPath(sport.key, parent.slug), label: parent.name },
          ]}
        />
        <PageTitle title={draw.name}>
          <span className={styles.Ends}>
            <FieldTime event={draw} dateStyle="long" />
          </span>
        </PageTitle>
        <Balls draw={draw} />
      </div>
      <MarketBoard event={eventNames(draw)} groups={groups} />
    </Stack>
  )
}
