import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { Canvas } from './Canvas.tsx'

export const DEMO = demos({
  title: 'Canvas',
  layout: 'wide',
  states: { 'on its way': () => inEditor(<Canvas />) },
})
