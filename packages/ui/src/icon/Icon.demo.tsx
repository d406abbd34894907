import { demos } from '../demo/demo.ts'
import { Icon } from './Icon.tsx'
import { Mark } from './Mark.tsx'
import { ICON_PATHS, type IconName } from './paths.ts'

export const DEMO = demos({
  title: 'Icon',
  states: {
    'every icon': () => (Object.keys(ICON_PATHS) as IconName[]).map((name) => <Icon key={name} name={name} />),
    mark: () => <Mark />,
  },
  passesOn: (props) => <Icon {...props} name="flag" />,
})
