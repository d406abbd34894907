import { demos } from '../demo/demo.ts'
import { Sheet } from './Sheet.tsx'

const nothing = () => {}

export const DEMO = demos({
  title: 'Sheet',
  alone: true,
  states: {
    open: () => (
      <Sheet open onClose={nothing} label="Bet slip" closeLabel="Close">
        <p>Your bet slip is empty</p>
      </Sheet>
    ),
  },
  passesOn: (props) => (
    <Sheet {...props} open={false} onClose={nothing} label="Bet slip" closeLabel="Close">
      Nothing
    </Sheet>
  ),
})
