import { demos } from '../demo/demo.ts'
import { FLAG_DESIGNS } from './designs.ts'
import { Flag } from './Flag.tsx'

export const DEMO = demos({
  title: 'Flag',
  states: {
    'every country': () => Object.keys(FLAG_DESIGNS).map((country) => <Flag key={country} country={country} />),
    'no country': () => <Flag country={null} />,
  },
  passesOn: (props) => <Flag {...props} country="DE" />,
})
