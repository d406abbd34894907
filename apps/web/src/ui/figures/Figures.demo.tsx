import { demos } from '@touchline/ui/demo'
import { Figure, Figures } from './Figures.tsx'

export const DEMO = demos({
  title: 'Figures',
  states: {
    'three amounts': () => (
      <Figures>
        <Figure name="Single">2.10</Figure>
        <Figure name="Stake">€10.00</Figure>
        <Figure name="Potential returns">€21.00</Figure>
      </Figures>
    ),
    'one that leads': () => (
      <Figures isRaised>
        <Figure name="You get now" leads>
          €8.80
        </Figure>
        <Figure name="Stake left in play">€0.00</Figure>
      </Figures>
    ),
  },
})
