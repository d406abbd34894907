import { demos } from '@touchline/ui/demo'
import { aMatch } from '../../../testing/catalogue.ts'
import { Following } from '../../../testing/Following.tsx'
import { PeriodBars } from './PeriodBars.tsx'
import { Shares } from './Shares.tsx'

const MATCH = aMatch()

export const DEMO = demos({
  title: 'Match in pictures',
  layout: 'wide',
  states: {
    'score by period': () => (
      <Following events={[MATCH]}>
        <PeriodBars match={MATCH} />
      </Following>
    ),
    'shares of the two sides': () => (
      <Following events={[MATCH]}>
        <Shares match={MATCH} possession={{ home: 57, away: 43 }} />
      </Following>
    ),
  },
})
