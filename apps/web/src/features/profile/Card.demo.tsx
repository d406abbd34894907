import { demos } from '@touchline/ui/demo'
import { Card, Pending } from './Card.tsx'

const nothing = () => {}

export const DEMO = demos({
  title: 'Profile card',
  states: {
    'on its way': () => (
      <Card title="Password">
        <Pending failed={false} retry={nothing} block={96} />
      </Card>
    ),
    'not to be had': () => (
      <Card title="Password">
        <Pending failed retry={nothing} block={96} />
      </Card>
    ),
  },
})
