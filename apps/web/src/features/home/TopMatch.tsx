import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Crest } from '@touchline/ui'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { useEventLive, useListing, useLiveStore, useRowChannel } from '../../live/index.ts'
import { eventPath, Link } from '../../navigation/index.ts'
import { proxiedLogo } from '../../platform/page/proxied-image.ts'
import { RunningClock, useDayName } from '../events/index.ts'
import { eventNames, OddsButton, shortLabel } from '../markets/index.ts'
import styles from './TopMatches.module.css'

const MOST_CELLS = 3

function When({ match }: { match: Match }) {
  const format = useFormat()
  const dayName = useDayName()
  const facts = useEventLive(match.id)
  if (facts === undefined || facts.status === EVENT_STATUS.prematch) {
    const at = Date.parse(facts?.startTime ?? match.start_time)
    return `${dayName(at)} ${format.date(at, TIME)}`
  }
  return (
    <>
      <RunningClock facts={facts} /> {facts.stageName}
    </>
  )
}

function Side({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const facts = useEventLive(match.id)
  const { name, short_name: letters, colors, logo } = match.competitors[side]
  const hasBegun = facts !== undefined && facts.status !== EVENT_STATUS.prematch
  return (
    <span className={styles.Side}>
      <Crest
        letters={letters}
        primary={colors.primary}
        secondary={colors.secondary}
        logo={proxiedLogo(logo)}
        size={26}
      />
      <b dir="auto">{name}</b>
      {hasBegun && <b>{facts.statistics?.total_score[side]}</b>}
    </span>
  )
}

/** The main prices of a match, to pick from. */
function Prices({ match }: { match: Match }) {
  const text = useText()
  const format = useFormat()
  const store = useLiveStore()
  const key = useListing(match.id)?.main
  const market = (key && store.market(match.id, key)?.definition) || match.main_market
  const words = { over: text('markets.over_short'), under: text('markets.under_short'), number: format.number }
  return (
    <div className={styles.Prices}>
      {market?.outcomes.slice(0, MOST_CELLS).map((outcome) => (
        <OddsButton
          key={outcome.id}
          event={eventNames(match)}
          market={market}
          outcome={outcome}
          label={shortLabel(market, outcome, words)}
        />
      ))}
    </div>
  )
}

/** A match worth leading with: who plays, its score or its start, and its main prices. */
export function TopMatch({ match }: { match: Match }) {
  const ref = useRowChannel(match)
  const { home, away } = match.competitors
  const colors = { '--home': home.colors.primary, '--away': away.colors.primary }
  return (
    <li ref={ref} className={styles.TopMatch} data-match={match.id} style={colors}>
      <Link to={eventPath(match)} data-top-event={match.id}>
        <span className={styles.Caption}>
          <span dir="auto">{match.tournament.name}</span>
          <span className={styles.When}>
            <When match={match} />
          </span>
        </span>
        <Side match={match} side="home" />
        <Side match={match} side="away" />
      </Link>
      <Prices match={match} />
    </li>
  )
}
