import { demos } from '../demo/demo.ts'
import { Segmented } from './Segmented.tsx'

const ITEMS = [
  { value: 'none', label: 'Always ask' },
  { value: 'higher', label: 'Take higher' },
  { value: 'any', label: 'Take all' },
] as const

const nothing = () => {}

export const DEMO = demos({
  title: 'Segmented',
  states: {
    box: () => <Segmented label="Price changes" items={ITEMS} value="higher" onChange={nothing} />,
    chips: () => <Segmented label="Price changes" items={ITEMS} value="none" onChange={nothing} look="chips" />,
    stack: () => <Segmented label="Price changes" items={ITEMS} value="any" onChange={nothing} look="stack" />,
  },
  passesOn: (props) => <Segmented {...props} label="Price changes" items={ITEMS} value="none" onChange={nothing} />,
})
