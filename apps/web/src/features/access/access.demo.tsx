import { demos } from '@touchline/ui/demo'
import { AccessPage } from './AccessPage.tsx'

export const DEMO = demos({
  title: 'Access pages',
  layout: 'wide',
  states: { 'sign in': () => <AccessPage name="sign-in" token="" /> },
})
