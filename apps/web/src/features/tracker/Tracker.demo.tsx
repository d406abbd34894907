import { demos } from '@touchline/ui/demo'
import { aMatch } from '../../testing/catalogue.ts'
import { Following } from '../../testing/Following.tsx'
import { MapScores } from './MapScores.tsx'
import { Tracker } from './Tracker.tsx'

const MATCH = aMatch()

export const DEMO = demos({
  title: 'Tracker',
  layout: 'wide',
  states: {
    'an attack': () => (
      <Following events={[MATCH]}>
        <Tracker match={MATCH} />
      </Following>
    ),
    'nothing known': () => <Tracker match={MATCH} />,
    'maps of a series': () => <MapScores statistics={MATCH.statistics} />,
  },
})
