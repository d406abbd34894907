import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { Properties } from './Properties.tsx'

const HOME = { page: 'home', placement: 'content' } as const
const shown = (kind: string, props: object) =>
  inEditor(
    <Properties />,
    { pages: { home: { placements: { content: [{ id: 'one', kind, props }] } } } },
    { where: HOME, id: 'one' },
  )

export const DEMO = demos({
  title: 'Properties',
  states: {
    'nothing chosen': () => inEditor(<Properties />),
    'texts by language': () => shown('content.label', { text: { en: 'Good evening', de: 'Guten Abend' } }),
    'a link that could run script': () => shown('content.button', { label: { en: 'Go' }, link: 'javascript:alert(1)' }),
    'numbers and choices': () => shown('prematch-events', { limit: 900 }),
  },
})
