import { Button } from '../button/Button.tsx'
import { demos } from '../demo/demo.ts'
import { Field } from '../field/Field.tsx'
import { Dialog } from './Dialog.tsx'

const nothing = () => {}

export const DEMO = demos({
  title: 'Dialog',
  alone: true,
  states: {
    open: () => (
      <Dialog state="open" title="Sign in" closeLabel="Close" onClose={nothing}>
        <Field label="E-mail" name="email" />
        <Button variant="go" size="large">
          Sign in
        </Button>
      </Dialog>
    ),
  },
  passesOn: (props) => (
    <Dialog {...props} state="closed" title="Sign in" closeLabel="Close">
      Nothing
    </Dialog>
  ),
})
