import { demos } from '@touchline/ui/demo'
import { aDraw, anOutright, aSport } from '../../testing/catalogue.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { FieldTime } from './FieldTime.tsx'
import { Pages } from './long-list/Pages.tsx'
import { SportChips } from './SportChips.tsx'

const SPORTS = [aSport(), aSport({ id: 2, key: 'basketball', name: 'Basketball' })]
const pagination = (page: number) => ({ page, last_page: 3, limit: 50, total: 120 })

export const DEMO = demos({
  title: 'Catalogue',
  layout: 'wide',
  states: {
    'the way down': () => (
      <Breadcrumbs
        crumbs={[
          { to: '/football', label: 'Football' },
          { to: '/football/england', label: 'England' },
          { to: '/football/premier-league-t17', label: 'Premier League' },
        ]}
      />
    ),
    'sports with counts': () => (
      <SportChips sports={SPORTS} count={() => 12} to={(sport) => `/${sport?.key ?? ''}`} current="football" />
    ),
    'the first page': () => <Pages pagination={pagination(1)} to={(page) => `/live?page=${page}`} />,
    'a page between': () => <Pages pagination={pagination(2)} to={(page) => `/live?page=${page}`} />,
    'when a draw begins': () => <FieldTime event={aDraw()} />,
    'when a championship ends': () => <FieldTime event={anOutright()} dateStyle="long" />,
  },
})
