import { demos } from '@touchline/ui/demo'
import { ActiveFilters } from './ActiveFilters.tsx'

export const DEMO = demos({
  title: 'Active filters',
  layout: 'wide',
  states: {
    several: () => (
      <ActiveFilters path="/live" search={new URLSearchParams('time=3&sortBy=time&isBettable=true&side=home')} />
    ),
  },
})
