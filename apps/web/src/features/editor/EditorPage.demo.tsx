import { demos } from '@touchline/ui/demo'
import { EditorPage } from './EditorPage.tsx'

export const DEMO = demos({
  title: 'EditorPage',
  layout: 'wide',
  states: { 'before it is known who is there': () => <EditorPage /> },
})
