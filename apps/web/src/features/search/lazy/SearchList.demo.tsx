import { demos } from '@touchline/ui/demo'
import { aMatch, aSport } from '../../../testing/catalogue.ts'
import { Following } from '../../../testing/Following.tsx'
import type { HitGroup } from './hits.ts'
import { SearchList, type SearchListProps } from './SearchList.tsx'

const MATCH = aMatch()
const GROUPS: readonly HitGroup[] = [
  {
    kind: 'event',
    hits: [
      { kind: 'event', key: 'event-7', to: '/football/arsenal-chelsea-m7', label: 'Arsenal – Chelsea', event: MATCH },
    ],
  },
  { kind: 'sport', hits: [{ kind: 'sport', key: 'sport-1', to: '/football', label: 'Football', sport: aSport() }] },
]
const PLACES = [
  { to: '/football/arsenal-chelsea-m7', label: 'Arsenal – Chelsea' },
  { to: '/football', label: 'Football' },
  { to: '/search?q=ars', label: 'All results for “ars”' },
]

function list(id: string, change: Partial<SearchListProps>) {
  return (
    <Following events={[MATCH]}>
      <SearchList
        id={id}
        query="ars"
        groups={GROUPS}
        places={PLACES}
        active={0}
        state="answered"
        onChoose={() => {}}
        {...change}
      />
    </Following>
  )
}

export const DEMO = demos({
  title: 'SearchList',
  layout: 'wide',
  states: {
    found: () => list('found', {}),
    'nothing found': () => list('nothing', { query: 'xyzzy', groups: [], places: PLACES.slice(2), active: -1 }),
    'earlier searches': () => list('earlier', { query: '', groups: [], places: PLACES.slice(0, 2), active: -1 }),
    'could not be asked': () => list('failed', { groups: [], places: PLACES.slice(2), active: -1, state: 'failed' }),
  },
})
