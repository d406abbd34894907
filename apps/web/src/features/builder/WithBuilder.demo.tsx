import { demos } from '@touchline/ui/demo'
import { aMatch } from '../../testing/catalogue.ts'
import { eventNames } from '../slip/index.ts'
import { WithBuilder } from './WithBuilder.tsx'

export const DEMO = demos({
  title: 'WithBuilder',
  layout: 'wide',
  states: {
    markets: () => (
      <WithBuilder event={eventNames(aMatch())}>
        <p>148 markets of Arsenal – Chelsea</p>
      </WithBuilder>
    ),
  },
})
