import { demos } from '../demo/demo.ts'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

export const DEMO = demos({
  title: 'IconButton',
  states: {
    ordinary: () => (
      <IconButton label="Search">
        <Icon name="search" />
      </IconButton>
    ),
    pressed: () => (
      <IconButton label="Pause live updates" aria-pressed>
        <Icon name="pause" />
      </IconButton>
    ),
    disabled: () => (
      <IconButton label="Close" disabled>
        <Icon name="close" />
      </IconButton>
    ),
  },
  passesOn: (props) => <IconButton {...props} label="Close" />,
})
