import { EVENT_STATUS } from '@touchline/contract/constants'
import { demos } from '@touchline/ui/demo'
import { aMatch } from '../../testing/catalogue.ts'
import { ResultCard } from './ResultCard.tsx'
import { ResultList } from './ResultList.tsx'

const OVER = aMatch({ status: EVENT_STATUS.finished })

export const DEMO = demos({
  title: 'Results',
  layout: 'wide',
  states: {
    'a league': () => <ResultCard matches={[OVER, aMatch({ id: 11, status: EVENT_STATUS.finished })]} />,
    'a day': () => <ResultList events={[OVER]} empty="Nothing ended on this day." />,
    'a day without': () => <ResultList events={[]} empty="Nothing ended on this day." />,
    'on its way': () => <ResultList events={undefined} empty="Nothing ended on this day." />,
  },
})
