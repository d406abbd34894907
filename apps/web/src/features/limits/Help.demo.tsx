import { JURISDICTIONS } from '@touchline/betting'
import { demos } from '@touchline/ui/demo'
import { Help } from './Help.tsx'

export const DEMO = demos({
  title: 'Help',
  states: Object.fromEntries(JURISDICTIONS.map((name) => [name, () => <Help jurisdiction={name} />])),
})
