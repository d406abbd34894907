import { demos } from '@touchline/ui/demo'
import { PlayFacts } from './RealityCheck.tsx'

const PLAY = {
  ...{ started_at: '2026-11-20T12:00:00.000Z', continued_at: null, reality_check_ms: 3_600_000 },
  ...{ reality_check_at: '2026-11-20T13:00:00.000Z', limit_reached_at: null, currency: 'EUR' },
}

export const DEMO = demos({
  title: 'PlayFacts',
  states: {
    'an hour': () => <PlayFacts play={{ ...PLAY, played_ms: 3_660_000, staked: 45_00, won: 12_50 }} subunits={100} />,
    'nothing staked': () => <PlayFacts play={{ ...PLAY, played_ms: 1_800_000, staked: 0, won: 0 }} subunits={100} />,
  },
})
