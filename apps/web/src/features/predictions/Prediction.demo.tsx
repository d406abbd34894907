import type { PredictionPoll } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { Answered } from '../../testing/Answered.tsx'
import { aMatch } from '../../testing/catalogue.ts'
import { Prediction } from './Prediction.tsx'

const ID = 'winner:7'
const POLL: PredictionPoll = {
  prediction_id: ID,
  match_id: 7,
  is_open: true,
  options: [
    { outcome: 'home', name: 'Arsenal', votes: 61 },
    { outcome: 'draw', name: 'Draw', votes: 14 },
    { outcome: 'away', name: 'Chelsea', votes: 25 },
  ],
  total_votes: 100,
  vote: null,
}

function poll(change: Partial<PredictionPoll>) {
  return (
    <Answered call="getPrediction" asked={{ query: { prediction_id: ID } }} answer={{ data: { ...POLL, ...change } }}>
      <Prediction match={aMatch()} />
    </Answered>
  )
}

export const DEMO = demos({
  title: 'Prediction',
  layout: 'wide',
  states: {
    'on its way': () => <Prediction match={aMatch()} />,
    open: () => poll({}),
    'with a vote': () =>
      poll({ vote: { prediction_id: ID, data: { outcome: 'home' }, created_at: '2026-11-20T20:05:00.000Z' } }),
    closed: () => poll({ is_open: false }),
  },
})
