import { demos } from '@touchline/ui/demo'
import { History } from './History.tsx'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(2026, 9, 22)
const day = (at: number, deposited: number, withdrawn: number, staked: number, won: number, minutes: number) => ({
  ...{ day: new Date(FIRST + at * DAY_MS).toISOString().slice(0, 10), deposited, withdrawn, staked, won },
  played_ms: minutes * 60_000,
})
const DAYS = Array.from({ length: 30 }, (_, at) =>
  day(at, at % 7 === 2 ? 50_00 : 0, at === 20 ? 80_00 : 0, (at % 5) * 12_00, at % 6 === 1 ? 40_00 : 0, (at % 4) * 25),
)

export const DEMO = demos({
  title: 'History',
  states: {
    'thirty days': () => <History history={{ currency: 'EUR', days: DAYS, limits: [] }} subunitsOf={() => 100} />,
    'nothing yet': () => (
      <History
        history={{
          currency: 'EUR',
          days: DAYS.map(({ day: date }, at) => ({ ...day(at, 0, 0, 0, 0, 0), day: date })),
          limits: [],
        }}
        subunitsOf={() => 100}
      />
    ),
  },
})
