import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { PagePanel } from './PagePanel.tsx'

export const DEMO = demos({
  title: 'PagePanel',
  states: {
    'a page of the product': () =>
      inEditor(<PagePanel />, { pages: { home: { seo: { title: { en: 'Football first' } }, index: false } } }),
  },
})
