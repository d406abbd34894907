import type { Sport } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { callQuery, useCall } from '../../data/index.ts'
import { listingPath, SportChips } from '../../features/catalogue/index.ts'
import { useText } from '../../i18n/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { Empty } from '../../ui/index.ts'
import type { BlockDefinition, BlockPlace, BlockView } from '../block.ts'
import { Answer } from '../parts/Answer.tsx'
import { sportOfPage } from '../parts/events.ts'
import { Tiles } from '../parts/Tiles.tsx'
import { answered } from '../parts/use-answers.ts'

type Kind = 'sport-list'
type Props = BlockView<Kind>['props']

const STALE_MS = 60_000

const countOf =
  ({ scope }: Props) =>
  ({ events_count: { live, prematch } }: Sport): number =>
    scope === 'live' ? live : live + prematch

function isIn({ scope }: Props, { type, events_count: { live } }: Sport): boolean {
  if (scope === 'live') return live > 0
  return scope === 'all' || type === scope
}

/** Only a page that the site has added reads a sport from its address; elsewhere a sport has a page of its own. */
function pathTo({ leadsTo }: Props, { route, search }: BlockPlace, sport: Sport | undefined): string {
  const isFilter = leadsTo === 'filter' && route.page === 'custom'
  if (isFilter) return listingPath(route.path, search, { sport: sport?.key })
  return sport === undefined ? '/' : sportPath(sport.key)
}

function SportList({ props, place }: BlockView<Kind>) {
  const text = useText()
  const answer = answered(useCall('getSports', undefined, { staleTime: STALE_MS }))
  return (
    <Answer answer={answer} height={62}>
      {({ data }) => {
        const sports = data.filter((sport) => isIn(props, sport))
        if (sports.length === 0) return <Empty>{text('blocks.empty')}</Empty>
        const to = (sport: Sport | undefined) => pathTo(props, place, sport)
        const count = countOf(props)
        if (props.layout === 'chips')
          return <SportChips sports={sports} count={count} current={sportOfPage(place)} to={to} />
        const tiles = sports.map((sport) => ({
          to: to(sport),
          icon: <Icon name={sport.key} size={18} />,
          label: sport.name,
          count: props.showCounts ? count(sport) : undefined,
        }))
        return <Tiles label={text('catalogue.sports')} tiles={tiles} look="card" />
      }}
    </Answer>
  )
}

/** Ways to sports. */
export const block: BlockDefinition<Kind> = {
  needs: ({ sources }) => [callQuery(sources, 'getSports', undefined, STALE_MS)],
  Block: SportList,
}
