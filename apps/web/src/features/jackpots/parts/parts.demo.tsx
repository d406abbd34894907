import { demos } from '@touchline/ui/demo'
import { JACKPOT, TERMS } from '../../../testing/jackpots.ts'
import { Levels } from './Levels.tsx'
import { Terms } from './Terms.tsx'

const SEED = { level_code: 'bronze', round: 1, ended_at: '2026-11-20T20:05:00.000Z' }

export const DEMO = demos({
  title: 'Jackpot terms',
  layout: 'wide',
  states: {
    levels: () => <Levels jackpot={JACKPOT} terms={TERMS} />,
    'levels before their chances': () => <Levels jackpot={JACKPOT} terms={undefined} />,
    terms: () => <Terms terms={TERMS} />,
    'terms with a revealed seed': () => (
      <Terms
        terms={{
          ...TERMS,
          approve_up_to: null,
          only_verified: true,
          revealed: [{ ...SEED, commitment: 'cd'.repeat(32), seed: 'ef'.repeat(32) }],
        }}
      />
    ),
  },
})
