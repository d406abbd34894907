import { demos } from '@touchline/ui/demo'
import { AccessPage } from './AccessPage.tsx'
import { FORMS } from './panels/forms.ts'

export const DEMO = demos({
  title: 'Access pages',
  layout: 'wide',
  states: { 'sign in': () => <AccessPage name="sign-in" token="" Panel={FORMS['sign-in']} /> },
})
