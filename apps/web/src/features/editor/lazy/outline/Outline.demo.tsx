import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { Outline } from './Outline.tsx'

const wrong = { id: 'go', kind: 'content.button', props: { label: { en: 'Go' }, link: 'javascript:alert(1)' } }

export const DEMO = demos({
  title: 'Outline',
  states: {
    'with a block to mend': () =>
      inEditor(
        <Outline />,
        { pages: { home: { placements: { content: [wrong] } } } },
        {
          where: { page: 'home', placement: 'content' },
          id: 'go',
        },
      ),
  },
})
