import { demos } from '@touchline/ui/demo'
import { TableOfLeague } from './TableOfLeague.tsx'

export const DEMO = demos({
  title: 'Table of a league',
  layout: 'wide',
  states: { closed: () => <TableOfLeague id={1001} /> },
})
