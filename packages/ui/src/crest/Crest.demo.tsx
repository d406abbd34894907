import { demos } from '../demo/demo.ts'
import { Crest } from './Crest.tsx'

export const DEMO = demos({
  title: 'Crest',
  states: {
    'two and three letters': () => (
      <>
        <Crest letters="FC" primary="#0a3d91" secondary="#ffffff" />
        <Crest letters="BOU" primary="#c8102e" secondary="#000000" />
      </>
    ),
    'light ground': () => <Crest letters="RMA" primary="#ffffff" secondary="#febe10" />,
    sizes: () => (
      <>
        <Crest letters="ARS" primary="#ef0107" secondary="#063672" size={20} />
        <Crest letters="ARS" primary="#ef0107" secondary="#063672" size={56} />
      </>
    ),
  },
  passesOn: (props) => <Crest {...props} letters="FC" primary="#0a3d91" secondary="#ffffff" />,
})
