import { demos } from '@touchline/ui/demo'
import { Sparkline } from './Sparkline.tsx'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString()
const moved = [21_000, 20_500, 19_800, 22_400, 24_000, 18_500].map((odds, step) => ({ at: at(step * 11), odds }))

export const DEMO = demos({
  title: 'Sparkline',
  layout: 'wide',
  states: {
    moved: () => <Sparkline points={moved} label="Ajax: began at 2.10, now 1.85" />,
    still: () => <Sparkline points={[{ at: at(0), odds: 21_000 }]} label="Ajax: 2.10 since 20:00" />,
  },
})
