import { demos } from '../demo/demo.ts'
import { Field } from './Field.tsx'

export const DEMO = demos({
  title: 'Field',
  states: {
    empty: () => <Field label="E-mail" name="email" />,
    'with a hint': () => <Field label="Nickname" name="nickname" hint="Others see it in tournaments." />,
    'with what is wrong': () => (
      <Field label="Stake" name="wrong" suffix="EUR" defaultValue="5.555" error="EUR takes 2 decimals at most." />
    ),
    'the one number of a panel': () => (
      <Field label="Stake" name="stake" look="strong" suffix="EUR" defaultValue="10" />
    ),
    small: () => <Field label="Stake" name="small" look="small" suffix="EUR" labelHidden defaultValue="2.50" />,
    disabled: () => <Field label="E-mail" name="disabled" disabled defaultValue="demo@touchline.test" />,
  },
})
