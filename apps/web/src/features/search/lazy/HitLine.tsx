import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Crest, Flag, Icon } from '@touchline/ui'
import { TIME, useFormat, useText, writeOdds } from '../../../i18n/index.ts'
import { useEventLive, useOutcome, useRowChannel } from '../../../live/index.ts'
import { leagueOf } from '../../../navigation/index.ts'
import { proxiedLogo } from '../../../platform/page/proxied-image.ts'
import { usePreference } from '../../../preferences/index.ts'
import { RunningClock, useDayName } from '../../events/index.ts'
import styles from './HitLine.module.css'
import { highlight } from './highlight.ts'
import type { Hit } from './hits.ts'

function Marked({ name, query }: { name: string; query: string }) {
  let at = 0
  return highlight(name, query).map(({ text, isHit }) => {
    at += text.length
    return isHit ? <mark key={at}>{text}</mark> : text
  })
}

type Market = NonNullable<Match['main_market']>

function Price({ match, market, outcome }: { match: Match; market: Market; outcome: Market['outcomes'][number] }) {
  const live = useOutcome(match.id, market.id, market.specifier, outcome.id)
  const format = usePreference('oddsFormat')
  const { locale } = useFormat()
  const open = live?.active ?? outcome.active
  return (
    <span className={styles.Price} dir="ltr">
      {open ? writeOdds(live?.odds ?? outcome.odds, format, locale) : '–'}
    </span>
  )
}

function EventFacts({ match }: { match: Match }) {
  const ref = useRowChannel(match)
  const format = useFormat()
  const dayName = useDayName()
  const facts = useEventLive(match.id)
  const { main_market: market } = match
  const total = facts?.statistics?.total_score
  const isOn = facts !== undefined && facts.status !== EVENT_STATUS.prematch
  const at = Date.parse(facts?.startTime ?? match.start_time)
  return (
    <span ref={ref} className={styles.Facts}>
      <span className={styles.When} data-live={isOn}>
        {isOn ? (
          <>
            <RunningClock facts={facts} /> <b dir="ltr">{total && `${total.home}:${total.away}`}</b>
          </>
        ) : (
          `${dayName(at)} ${format.date(at, TIME)}`
        )}
      </span>
      {market?.outcomes.slice(0, 3).map((outcome) => (
        <Price key={outcome.id} match={match} market={market} outcome={outcome} />
      ))}
    </span>
  )
}

function Mark({ hit }: { hit: Hit }) {
  switch (hit.kind) {
    case 'event':
      return <Icon name={leagueOf(hit.event).sport.key} size={18} />
    case 'league':
      return <Flag country={hit.league.category.country_code} />
    case 'team': {
      const { short_name: letters, colors, logo } = hit.team
      return (
        <Crest
          letters={letters}
          primary={colors.primary}
          secondary={colors.secondary}
          logo={proxiedLogo(logo)}
          size={22}
        />
      )
    }
    case 'sport':
      return <Icon name={hit.sport.key} size={18} />
  }
}

function useDetail(hit: Hit): string {
  const text = useText()
  switch (hit.kind) {
    case 'event': {
      const parent = leagueOf(hit.event)
      return `${parent.category.name} · ${parent.name}`
    }
    case 'league':
      return `${hit.league.sport.name} · ${hit.league.category.name}`
    case 'team':
      return hit.team.sport.name
    case 'sport':
      return text('finding.events', { count: hit.sport.events_count.live + hit.sport.events_count.prematch })
  }
}

/** One thing found: what was typed is marked in its name; a match shows its clock, score and prices as they move. */
export function HitLine({ hit, query }: { hit: Hit; query: string }) {
  const detail = useDetail(hit)
  return (
    <span className={styles.HitLine}>
      <span className={styles.Mark}>
        <Mark hit={hit} />
      </span>
      <span className={styles.Text}>
        <span className={styles.Name} dir="auto">
          <Marked name={hit.label} query={query} />
        </span>
        <span className={styles.Detail}>{detail}</span>
      </span>
      {hit.kind === 'event' && hit.event.type === 'match' && <EventFacts match={hit.event} />}
    </span>
  )
}
