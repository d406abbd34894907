import { demos } from '@touchline/ui/demo'
import { Ranking, type RankingProps } from './Leaderboard.tsx'

const row = (
  position: number,
  points: number,
  farmed_amount: number,
  current_user = false,
): RankingProps['rows'][number] => ({
  position,
  current_user,
  email: 'an***@t***.test',
  points,
  farmed_amount,
  currency_code: 'EUR',
  farmed_freebets_count: 0,
})

export const DEMO = demos({
  title: 'Ranking',
  states: {
    'the player is second': () => (
      <Ranking rows={[row(1, 900, 20_000), row(2, 840, 12_500, true), row(3, 10, 7_500)]} subunits={100} />
    ),
  },
})
