import { demos } from '@touchline/ui/demo'
import { CookieDrawer } from './CookieDrawer.tsx'

export const DEMO = demos({
  title: 'Cookies',
  states: { 'which there are': () => <CookieDrawer close={() => {}} /> },
})
