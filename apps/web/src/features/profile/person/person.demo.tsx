import { demos } from '@touchline/ui/demo'
import { player } from '../../../testing/facts.ts'
import { NamesForm } from './NamesForm.tsx'
import { PersonCard } from './PersonCard.tsx'

export const DEMO = demos({
  title: 'Person',
  states: {
    'names that are missing': () => <NamesForm player={player} asksNickname={false} onSaved={() => {}} />,
    'who the player is': () => <PersonCard player={{ ...player, first_name: 'Alex', last_name: 'Demo' }} />,
  },
})
