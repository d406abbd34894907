import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'

export const DEMO = demos({
  title: 'HistoryPanel',
  states: { 'on its way': () => inEditor(<HistoryPanel />) },
})
