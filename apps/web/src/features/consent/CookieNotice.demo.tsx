import { demos } from '@touchline/ui/demo'
import { CookieNotice } from './CookieNotice.tsx'

export const DEMO = demos({
  title: 'Cookie notice',
  alone: true,
  states: { 'not accepted yet': () => <CookieNotice /> },
})
