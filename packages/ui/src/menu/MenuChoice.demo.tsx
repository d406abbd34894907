import { demos } from '../demo/demo.ts'
import { MenuChoice } from './MenuChoice.tsx'

const ITEMS = [
  { value: '2/3', label: '2/3, 3 bets' },
  { value: '2/4', label: '2/4, 6 bets', description: 'Pays from two right picks on' },
] as const

const nothing = () => {}

export const DEMO = demos({
  title: 'MenuChoice',
  states: {
    closed: () => <MenuChoice label="System" items={ITEMS} value="2/4" onChange={nothing} />,
    disabled: () => <MenuChoice label="System" items={ITEMS} value="2/3" onChange={nothing} disabled />,
  },
})
