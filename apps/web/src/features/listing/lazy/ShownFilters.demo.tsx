import { demos } from '@touchline/ui/demo'
import { ShownFilters } from './ShownFilters.tsx'

export const DEMO = demos({
  title: 'Filters that are on',
  layout: 'wide',
  states: {
    one: () => <ShownFilters path="/live" search={new URLSearchParams('isBettable=true')} />,
    'all of them': () => (
      <ShownFilters
        path="/schedule"
        search={new URLSearchParams('time=3&sortBy=time&isBettable=true&side=home&video=true&sport=football')}
      />
    ),
  },
})
