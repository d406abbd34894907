import { demos } from '@touchline/ui/demo'
import { wireBet } from '../../../testing/facts.ts'
import { readQuery } from './bets-query.ts'
import { Course } from './Course.tsx'
import { Filters } from './Filters.tsx'
import { Totals } from './Totals.tsx'

const EUR = { code: 'EUR', subunits: 100 }
const DAY_MS = 86_400_000
const won = wireBet(1_001, 'done', { result: 'win_entire', settled_at: '2026-11-18T21:00:00.000Z' })
const lost = wireBet(1_002, 'done', {
  result: 'lose_entire',
  win_amount: 0,
  settled_at: '2026-11-19T21:00:00.000Z',
})
const open = wireBet(1_003, 'waiting_results')

export const DEMO = demos({
  title: 'Bets page',
  layout: 'wide',
  states: {
    filters: () => (
      <Filters query={readQuery(new URLSearchParams('status=settled'))} bets={[won, lost, open]} onChange={() => {}} />
    ),
    'what they came to': () => <Totals bets={[won, lost, open]} />,
    'a course': () => (
      <Course
        label="Net"
        currency={EUR}
        course={[0, 1_100, -400, 2_100, 1_600].map((net, day) => ({ at: day * DAY_MS, net }))}
      />
    ),
    'too few for a course': () => <Course label="Net" currency={EUR} course={[]} />,
  },
})
