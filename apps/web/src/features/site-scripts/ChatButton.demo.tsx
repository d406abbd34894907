import { demos } from '@touchline/ui/demo'
import { ChatButton } from './ChatButton.tsx'

export const DEMO = demos({
  title: 'ChatButton',
  states: {
    'to be opened': () => <ChatButton route={{ page: 'home' }} label="Chat" className={undefined} />,
  },
})
