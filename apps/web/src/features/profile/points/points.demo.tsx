import { demos } from '@touchline/ui/demo'
import { PointsCard } from './PointsCard.tsx'

export const DEMO = demos({ title: 'Standing', states: { 'on its way': () => <PointsCard playerId={7} /> } })
