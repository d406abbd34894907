import { demos } from '../demo/demo.ts'
import { CloseGlyph } from './CloseGlyph.tsx'

export const DEMO = demos({ title: 'CloseGlyph', states: { ordinary: () => <CloseGlyph /> } })
