import { demos } from '../demo/demo.ts'
import { Badge } from './Badge.tsx'

export const DEMO = demos({
  title: 'Badge',
  states: {
    quiet: () => <Badge>12</Badge>,
    accent: () => <Badge tone="accent">3</Badge>,
    capped: () => <Badge tone="accent">40+</Badge>,
  },
  passesOn: (props) => <Badge {...props}>3</Badge>,
})
