import { demos } from '@touchline/ui/demo'
import { AmountField } from './AmountField.tsx'

const EUR = { code: 'EUR', subunits: 100 }

const field = (amount: number, isAsked: boolean) => (
  <AmountField amount={amount} currency={EUR} min={1_00} max={10_000_00} isAsked={isAsked} onChange={() => {}} />
)

export const DEMO = demos({
  title: 'Amount of a deposit',
  states: {
    empty: () => field(0, false),
    'what a bet lacks': () => field(4_00, false),
    'too little': () => field(50, true),
  },
})
