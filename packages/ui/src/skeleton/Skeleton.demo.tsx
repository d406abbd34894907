import { demos } from '../demo/demo.ts'
import { Skeleton } from './Skeleton.tsx'

export const DEMO = demos({
  title: 'Skeleton',
  states: { 'a row': () => <Skeleton block={40} />, 'a word': () => <Skeleton block={16} inline={80} /> },
  passesOn: (props) => <Skeleton {...props} block={20} />,
})
