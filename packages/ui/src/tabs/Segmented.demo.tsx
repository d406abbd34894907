import { demos } from '../demo/demo.ts'
import { Segmented } from './Segmented.tsx'

const ITEMS = [
  { value: 'none', label: 'Ask me every time' },
  { value: 'higher', label: 'Accept higher odds' },
  { value: 'any', label: 'Accept any odds' },
] as const

const nothing = () => {}

export const DEMO = demos({
  title: 'Segmented',
  states: {
    box: () => <Segmented label="Odds changes" items={ITEMS} value="higher" onChange={nothing} />,
    chips: () => <Segmented label="Odds changes" items={ITEMS} value="none" onChange={nothing} look="chips" />,
    stack: () => <Segmented label="Odds changes" items={ITEMS} value="any" onChange={nothing} look="stack" />,
  },
  passesOn: (props) => <Segmented {...props} label="Odds changes" items={ITEMS} value="none" onChange={nothing} />,
})
