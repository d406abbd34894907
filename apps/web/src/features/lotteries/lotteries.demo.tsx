import { EVENT_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { aDraw } from '../../testing/catalogue.ts'
import { Balls } from './Balls.tsx'
import { LotteryDraws } from './LotteryDraws.tsx'

const DRAWN = aDraw({ status: EVENT_STATUS.finished, balls: [7, 19, 33], bonus_ball: 4 })

export const DEMO = demos({
  title: 'Lotteries',
  layout: 'wide',
  states: {
    'balls to come': () => <Balls draw={aDraw()} />,
    'balls that are drawn': () => <Balls draw={DRAWN} />,
    'draws of a lottery': () => <LotteryDraws title="Next draws" draws={[aDraw()]} />,
  },
})
