import { demos } from '@touchline/ui/demo'
import { LimitForm } from './LimitForm.tsx'

const EUR = { code: 'EUR', subunits: 100 }
const nothing = () => {}

export const DEMO = demos({
  title: 'LimitForm',
  states: {
    empty: () => <LimitForm amount={null} currency={EUR} isBusy={false} onSave={nothing} onCancel={nothing} />,
    'with what holds': () => (
      <LimitForm amount={10_000} currency={EUR} isBusy={false} onSave={nothing} onCancel={nothing} />
    ),
  },
})
