import { demos } from '@touchline/ui/demo'
import { PasskeyButton } from './PasskeyButton.tsx'

export const DEMO = demos({ title: 'Passkey', states: { 'a way in': () => <PasskeyButton onSignedIn={() => {}} /> } })
