import { demos } from '@touchline/ui/demo'
import { HIT } from '../../../testing/jackpots.ts'
import { JackpotHit } from './JackpotHit.tsx'

export const DEMO = demos({
  title: 'Jackpot hit',
  states: {
    paid: () => <JackpotHit carries={{ hit: HIT }} close={() => {}} />,
    none: () => <JackpotHit carries={{ hit: null }} close={() => {}} />,
    approved: () => <JackpotHit carries={{ hit: { ...HIT, status: 'approved' } }} close={() => {}} />,
  },
})
