import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { aMatch, aMatchToCome } from '../../testing/catalogue.ts'
import { Following } from '../../testing/Following.tsx'
import { Scoreboard } from './Scoreboard.tsx'

function scoreboard(match: Match) {
  return (
    <Following events={[match]}>
      <Scoreboard match={match} />
    </Following>
  )
}

export const DEMO = demos({
  title: 'Scoreboard',
  layout: 'wide',
  states: {
    'in play': () => scoreboard(aMatch()),
    'before kick-off': () => scoreboard(aMatchToCome()),
    finished: () => scoreboard(aMatch({ id: 9, status: EVENT_STATUS.finished, stage_name: 'Full time' })),
  },
})
