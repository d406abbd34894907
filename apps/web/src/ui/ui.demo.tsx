import { demos } from '@touchline/ui/demo'
import { BrokenPart } from './BrokenPart.tsx'
import { Chips } from './Chips.tsx'
import { Empty } from './Empty.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { Money } from './Money.tsx'
import { PageTitle } from './PageTitle.tsx'

const EUR = { code: 'EUR', subunits: 100 }
const nothing = () => {}

export const DEMO = demos({
  title: 'Furniture',
  layout: 'wide',
  states: {
    'title with a count': () => <PageTitle title="In-play" count={48} level={2} />,
    chips: () => (
      <Chips
        label="Sports"
        items={[
          { to: '/live', label: 'All', current: true },
          { to: '/live?sport=football', label: 'Football', current: false },
        ]}
      />
    ),
    money: () => <Money subunits={123_450} currency={EUR} />,
    empty: () => <Empty>No matches are in play right now. The next one starts at 20:45.</Empty>,
    'a part that broke': () => <BrokenPart retry={nothing} />,
    'an error page': () => (
      <ErrorMessage title="Oops! Sorry, something went wrong." hint="Please come back in a while." retry={nothing} />
    ),
  },
})
