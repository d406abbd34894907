import type { Match } from '@touchline/contract'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { PageTitle } from '../../../ui/index.ts'
import { EventList } from '../../events/index.ts'

/** What both sides of a match that is over play next. */
export function NextMatches({ match }: { match: Match }) {
  const text = useText()
  const { home, away } = match.competitors
  const { data } = useCall('getMatches', {
    query: {
      competitor_id: `${home.id},${away.id}`,
      type: 'match',
      match_status: 'bettable',
      sort_by: 'start_time',
      limit: 6,
    },
  })
  return (
    <>
      <PageTitle title={text('match.next')} level={2}>
        <Link to="/results">{text('catalogue.results')}</Link>
      </PageTitle>
      <EventList events={data?.data} empty={text('match.next.none')} />
    </>
  )
}
