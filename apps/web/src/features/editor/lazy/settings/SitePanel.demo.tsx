import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { SitePanel } from './SitePanel.tsx'

export const DEMO = demos({
  title: 'SitePanel',
  states: {
    'with something to mend': () => inEditor(<SitePanel />, { redirects: [{ from: 'nowhere', to: '/live' }] }),
  },
})
