import { demos } from '@touchline/ui/demo'
import { inEditor } from '../../testing/demo-editor.tsx'
import { ThemePanel } from './ThemePanel.tsx'

const weak = { accent: '#14160a' }

export const DEMO = demos({
  title: 'ThemePanel',
  states: { 'colors that cannot be read': () => inEditor(<ThemePanel />, { style: { light: weak, dark: weak } }) },
})
