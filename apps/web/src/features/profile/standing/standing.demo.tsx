import { demos } from '@touchline/ui/demo'
import { StandingCard } from './StandingCard.tsx'

export const DEMO = demos({ title: 'Standing', states: { 'on its way': () => <StandingCard playerId={7} /> } })
