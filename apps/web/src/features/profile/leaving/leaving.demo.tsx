import { demos } from '@touchline/ui/demo'
import { LeavingCard } from './LeavingCard.tsx'

export const DEMO = demos({ title: 'Data and closing', states: { 'the account goes on': () => <LeavingCard /> } })
