import type { JackpotHit } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import type { ReactNode } from 'react'
import { Answered } from '../../testing/Answered.tsx'
import { HIT, JACKPOT, TERMS } from '../../testing/jackpots.ts'
import { JackpotBanner } from './JackpotBanner.tsx'
import { JackpotCard } from './JackpotCard.tsx'
import { JackpotLeaderboard } from './JackpotLeaderboard.tsx'

const withTerms = (children: ReactNode) => (
  <Answered call="getJackpotTerms" asked={{ params: { id: 1 } }} answer={{ data: TERMS }}>
    {children}
  </Answered>
)
const board = (hits: readonly JackpotHit[]) => <JackpotLeaderboard hits={hits} title="Jackpot winners" />

export const DEMO = demos({
  title: 'Jackpots',
  layout: 'wide',
  states: {
    card: () => withTerms(<JackpotCard jackpot={JACKPOT} />),
    'card without its terms': () => <JackpotCard jackpot={JACKPOT} />,
    'paused card': () =>
      withTerms(
        <JackpotCard jackpot={{ ...JACKPOT, levels: JACKPOT.levels.map((one) => ({ ...one, state: 'paused' })) }} />,
      ),
    banner: () => <JackpotBanner jackpot={JACKPOT} link="/promotions" />,
    winners: () => board([HIT, { ...HIT, id: 6, status: 'approved', jackpot_level_name: 'Silver', amount: 23_10 }]),
    'no winner yet': () => board([]),
  },
})
