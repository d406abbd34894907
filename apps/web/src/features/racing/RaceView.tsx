import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, Race } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { callKey, useCall } from '../../data/index.ts'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { useEventChannel, useEventLive, useMarkets } from '../../live/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { Chips, PageTitle, Stack } from '../../ui/index.ts'
import { Breadcrumbs, Countdown, FieldTime } from '../catalogue/index.ts'
import { eventNames } from '../markets/index.ts'
import { Dividends } from './Dividends.tsx'
import { RaceCard } from './RaceCard.tsx'
import styles from './RaceView.module.css'
import { METRES } from './units.ts'

/** Cards change rarely before the off, and at once after it. */
const CARD_REFETCH_MS = { coming: 20_000, running: 3_000 }

/** The card, requested again until it has the result of the race. */
function useCard(asLoaded: Race): Race {
  const call = { params: { id: asLoaded.id } }
  const known = useQueryClient().getQueryData<CallAnswer<'getMatch'>>(callKey('getMatch', call))?.data ?? asLoaded
  const status = useEventLive(asLoaded.id)?.status ?? known.status
  const refetchInterval = status === EVENT_STATUS.prematch ? CARD_REFETCH_MS.coming : CARD_REFETCH_MS.running
  const isOver = known.status > EVENT_STATUS.stopped
  const answer = useCall('getMatch', call, isOver ? {} : { refetchInterval }).data?.data
  return answer?.type === 'race' ? answer : asLoaded
}

/** Races of a meeting are at most this far apart. */
const MEETING_MS = 8 * 3_600_000

/** The times of all races of the meeting, as links; the row has its height before they are known. */
function MeetingRaces({ race: { id, start_time: start, parent } }: { race: Race }) {
  const format = useFormat()
  const around = (by: number) => new Date(Date.parse(start) + by).toISOString()
  const query = { start_from: around(-MEETING_MS), start_to: around(MEETING_MS) }
  const meetings = useCall('getMeetings', { query }).data?.data
  const races = meetings?.find(({ course }) => course.id === parent.id)?.races ?? []
  return (
    <div className={styles.Meeting}>
      <Chips
        label={parent.name}
        items={races.map((one) => ({
          to: sportPath(parent.sport.key, one.slug),
          label: format.date(one.start_time, TIME),
          current: one.id === id,
        }))}
      />
    </div>
  )
}

/** A race: its card with the prices to win and to be placed; afterwards how they came in. */
export function RaceView({ race: asLoaded }: { race: Race }) {
  const text = useText()
  const format = useFormat()
  useEventChannel(asLoaded.id)
  const race = useCard(asLoaded)
  const markets = useMarkets(race.id).map(({ market }) => market)
  const { parent } = race
  const { sport, category } = parent
  const isComing = race.status === EVENT_STATUS.prematch
  const facts = [
    format.number(race.distance_m, METRES),
    race.going,
    text('match.race.runners', { count: race.competitors.filter((runner) => runner.withdrawn_at === null).length }),
    race.places > 0 && text('match.race.places', { count: race.places }),
    !isComing && race.stage_name,
  ]
  return (
    <Stack>
      <div className={styles.RaceView} data-match={race.id}>
        <Breadcrumbs
          crumbs={[
            { to: sportPath(sport.key), label: sport.name },
            { to: sportPath(sport.key, category.slug), label: category.name },
            { to: sportPath(sport.key, parent.slug), label: parent.name },
          ]}
        />
        <MeetingRaces race={race} />
        <PageTitle title={race.name}>
          <span className={styles.Facts}>
            <FieldTime event={race} dateStyle="long" />
          </span>
        </PageTitle>
        <p className={styles.Facts}>{facts.filter(Boolean).join(' · ')}</p>
        {isComing && (
          <p className={styles.Off}>
            {text('match.race.off_in')} <Countdown to={race.start_time} />
          </p>
        )}
      </div>
      <Dividends race={race} />
      <RaceCard race={race} event={eventNames(race)} markets={markets} />
    </Stack>
  )
}
