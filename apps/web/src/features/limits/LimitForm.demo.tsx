import { demos } from '@touchline/ui/demo'
import { LimitForm } from './LimitForm.tsx'

const EUR = { kind: 'money', currency: { code: 'EUR', subunits: 100 } } as const
const nothing = () => {}
const common = { isBusy: false, onSave: nothing, onCancel: nothing }

export const DEMO = demos({
  title: 'LimitForm',
  states: {
    empty: () => <LimitForm amount={null} unit={EUR} strategy={null} {...common} />,
    'with what holds': () => <LimitForm amount={10_000} unit={EUR} strategy="calendar" {...common} />,
    'of time, with a choice how it counts': () => (
      <LimitForm amount={null} unit={{ kind: 'time' }} strategy={undefined} {...common} />
    ),
  },
})
