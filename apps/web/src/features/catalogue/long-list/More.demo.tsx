import { demos } from '@touchline/ui/demo'
import { eventName } from '../../../navigation/index.ts'
import { aMatch } from '../../../testing/catalogue.ts'
import type { EventsList } from '../events-list.ts'
import { More } from './More.tsx'

const MATCHES = [1, 2, 3].map((id) => aMatch({ id }))
const listing = (page: number) => ({ query: { type: 'match', page, limit: 3 } as const })
const Names: EventsList = ({ events = [] }) => events.map((event) => <p key={event.id}>{eventName(event)}</p>)

function list(page: number) {
  const pagination = { page, last_page: 3, limit: 3, total: 9 }
  return <More pagination={pagination} to={(at) => `/live?page=${at}`} listing={listing} List={Names} shown={MATCHES} />
}

export const DEMO = demos({
  title: 'A list that grows',
  layout: 'wide',
  states: {
    'from its first page': () => list(1),
    'from a page between': () => list(2),
    'to its end': () => list(3),
  },
})
