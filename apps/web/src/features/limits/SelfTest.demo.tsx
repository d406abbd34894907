import { demos } from '@touchline/ui/demo'
import { SelfTest } from './SelfTest.tsx'

export const DEMO = demos({ title: 'SelfTest', states: { 'before it begins': () => <SelfTest /> } })
