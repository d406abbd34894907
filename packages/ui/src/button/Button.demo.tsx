import { demos } from '../demo/demo.ts'
import { Button } from './Button.tsx'

export const DEMO = demos({
  title: 'Button',
  states: {
    variants: () => (
      <>
        <Button variant="go">Place bet</Button>
        <Button variant="accent">Accept changes</Button>
        <Button>Keep selections</Button>
        <Button variant="plain">Show all</Button>
      </>
    ),
    sizes: () => (
      <>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large" variant="go">
          Large
        </Button>
      </>
    ),
    disabled: () => (
      <>
        <Button variant="go" disabled>
          Place bet
        </Button>
        <Button disabled>Keep selections</Button>
      </>
    ),
    'long text': () => <Button variant="go">Einsatz auf den höchsten erlaubten Betrag von 1.234,50 € senken</Button>,
  },
  passesOn: (props) => <Button {...props}>Place bet</Button>,
})
