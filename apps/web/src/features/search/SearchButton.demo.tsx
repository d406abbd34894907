import { demos } from '@touchline/ui/demo'
import { SearchButton } from './SearchButton.tsx'

export const DEMO = demos({
  title: 'SearchButton',
  states: { ordinary: () => <SearchButton look="field" />, 'a glass': () => <SearchButton look="icon" /> },
})
