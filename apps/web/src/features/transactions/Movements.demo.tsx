import type { StatementEntry } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { Movements } from './Movements.tsx'

const EUR = { code: 'EUR', subunits: 100 }
const entry = (id: number, type: StatementEntry['type'], amount: number, balance: number, bet: number | null = null) =>
  ({ id, type, amount, balance, currency: 'EUR', bet_id: bet, at: `2026-11-2${id}T18:30:00.000Z` }) as const

export const DEMO = demos({
  title: 'Movements',
  states: {
    'some days': () => (
      <Movements
        currency={EUR}
        entries={[
          entry(3, 'payout', 2_180, 12_180, 100_017),
          entry(2, 'stake', -1_000, 10_000, 100_017),
          entry(1, 'deposit', 11_000, 11_000),
        ]}
      />
    ),
    'large sums': () => (
      <Movements currency={EUR} entries={[entry(4, 'correction', -123_456_789_00, 987_654_321_00, 9_007_199_254)]} />
    ),
  },
})
