import { assertNever } from '@touchline/betting'
import type { Match } from '@touchline/contract'
import { useSite } from '../../site/index.ts'
import { BetsOnMatch } from '../my-bets/index.ts'
import styles from './DetailView.module.css'
import type { TabbedDetail } from './details.ts'
import { ChatTab, LineupsTab, PreviewTab, StatisticsTab, StreamTab, TimelineTab } from './parts.ts'

function Shown({ detail, match }: { detail: TabbedDetail; match: Match }) {
  const chat = useSite()?.chat
  switch (detail) {
    case 'bets':
      return <BetsOnMatch eventId={match.id} />
    case 'statistics':
      return <StatisticsTab match={match} />
    case 'timeline':
      return <TimelineTab match={match} />
    case 'stream':
      return <StreamTab match={match} />
    case 'chat':
      return chat && <ChatTab match={match} chat={chat} />
    case 'lineups':
      return <LineupsTab match={match} />
    case 'preview':
      return <PreviewTab match={match} />
    default:
      return assertNever(detail)
  }
}

/** A detail of a match on a card of its own. */
export function DetailView(props: { detail: TabbedDetail; match: Match }) {
  return (
    <div className={styles.DetailView}>
      <Shown {...props} />
    </div>
  )
}
