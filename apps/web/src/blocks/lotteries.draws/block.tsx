import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, Draw, Tournament } from '@touchline/contract'
import { callKey, callQuery, useCall } from '../../data/index.ts'
import { Countdown, LISTINGS, loadCalls, offeredSport } from '../../features/catalogue/index.ts'
import { LaunchButton } from '../../features/launch/index.ts'
import {
  LotteryChoice,
  LotteryDraws,
  lastDraws,
  NumberStatistics,
  nextDraws,
  Results,
  Ticket,
  useNextDraws,
} from '../../features/lotteries/index.ts'
import { useText } from '../../i18n/index.ts'
import { eventPath, Link } from '../../navigation/index.ts'
import { Empty, PageTitle, Stack } from '../../ui/index.ts'
import type { BlockDefinition, BlockView } from '../block.ts'

type Kind = 'lotteries.draws'

const LOTTERIES = { query: { sport_key: 'lottery', limit: 100 } } as const
const LIVE_MS = 3_000
const liveDraws = () => LISTINGS.live({ sport_key: 'lottery' })

function chosenOf(search: URLSearchParams, lotteries: readonly Tournament[]): Tournament | undefined {
  return lotteries.find(({ id }) => String(id) === search.get('lottery')) ?? lotteries[0]
}

function known(queries: QueryClient): readonly Tournament[] {
  return queries.getQueryData<CallAnswer<'getTournaments'>>(callKey('getTournaments', LOTTERIES))?.data ?? []
}

function LotteryPage({ place: { search } }: BlockView<Kind>) {
  const text = useText()
  const queries = useQueryClient()
  const lotteries = known(queries)
  const chosen = chosenOf(search, lotteries)
  const live = useCall('getMatches', liveDraws(), { refetchInterval: LIVE_MS }).data?.data ?? []
  const running = live.filter((event): event is Draw => event.type === 'draw')
  return (
    <Stack>
      <PageTitle title={offeredSport(queries, 'lottery')?.name ?? ''}>
        <LaunchButton of="lotto" />
      </PageTitle>
      {chosen && <LotteryChoice lotteries={lotteries} chosen={chosen.id} />}
      <LotteryDraws title={text('lotteries.live')} draws={running} />
      {chosen && <Chosen key={chosen.id} lottery={chosen} />}
    </Stack>
  )
}

function Chosen({ lottery }: { lottery: Tournament }) {
  const text = useText()
  const draws = useNextDraws(lottery.id)
  const [next] = draws ?? []
  if (draws && next === undefined) return <Empty>{text('lotteries.none')}</Empty>
  if (next === undefined) return null
  return (
    <>
      <PageTitle title={lottery.name} level={2}>
        <span>
          <Link to={eventPath(next)}>{next.name}</Link> · <Countdown to={next.start_time} isAlone />
        </span>
      </PageTitle>
      <Ticket draw={next} />
      <Results lotteryId={lottery.id} />
      <NumberStatistics lotteryId={lottery.id} pool={next.pool} />
    </>
  )
}

/** Lotteries: the next draw with its ticket, running draws, and the last results. */
export const block: BlockDefinition<Kind> = {
  async load({ place: { search }, sources, queries }) {
    const outcome = await loadCalls(queries, [
      callQuery(sources, 'getTournaments', LOTTERIES),
      callQuery(sources, 'getMatches', liveDraws()),
    ])
    const lotteries = known(queries)
    const chosen = chosenOf(search, lotteries)
    if (outcome.kind !== 'found') return outcome
    if (chosen === undefined) return { kind: 'not-found' }
    return loadCalls(queries, [
      ...lotteries.map(({ id }) => callQuery(sources, 'getMatches', nextDraws(id))),
      callQuery(sources, 'getMatches', lastDraws(chosen.id)),
    ])
  },
  Block: LotteryPage,
}
