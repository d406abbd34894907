import { demos } from '@touchline/ui/demo'
import { aSport } from '../../../testing/catalogue.ts'
import { Countries } from './Countries.tsx'

const SPORTS = [aSport(), aSport({ id: 5, key: 'tennis', name: 'Tennis' })]

export const DEMO = demos({
  title: 'Countries',
  layout: 'wide',
  states: { 'no sport chosen': () => <Countries sports={SPORTS} /> },
})
