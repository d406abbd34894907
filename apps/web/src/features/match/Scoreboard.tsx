import { assertNever } from '@touchline/betting'
import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Badge, Crest, chipClass, moveFocus, panelId, TabPanel, tabId } from '@touchline/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { useMatchLive } from '../../live/index.ts'
import { eventName, sportPath } from '../../navigation/index.ts'
import { bringIntoRow } from '../../platform/bring-into-row.ts'
import { readParameter, writeParameter } from '../../platform/location.ts'
import { proxiedLogo } from '../../platform/proxied-image.ts'
import { useMedia } from '../../platform/use-media.ts'
import { useSite } from '../../site/index.ts'
import { Boundary, Later } from '../../ui/index.ts'
import { useAuth } from '../account/index.ts'
import { Breadcrumbs } from '../catalogue/index.ts'
import { overWord, RunningClock, useDayName } from '../events/index.ts'
import { Star } from '../favourites/index.ts'
import { BetsOnMatch, CountOnMatch } from '../my-bets/index.ts'
import { BetStop } from './BetStop.tsx'
import { GameScore } from './GameScore.tsx'
import { OtherMatches } from './OtherMatches.tsx'
import { Periods } from './Periods.tsx'
import { ChatTab, LineupsTab, PreviewTab, StatisticsTab, StreamTab, TRACKER } from './parts.ts'
import styles from './Scoreboard.module.css'

export type Detail = 'bets' | 'tracker' | 'statistics' | 'stream' | 'preview' | 'lineups' | 'chat'
/** The detail in the address (ROUTE-06): a transmission can be passed on. */
const PARAMETER = 'detail'
/** Where the top of a match page is laid out for a phone. */
const PHONE = '(width < 780px)'
const TABS = 'match-details'
/** Where teams are announced before a match. */
const SPORTS_OF_LINEUPS = ['football']

/** What there is to look at, by how far the match is; the first is open. */
function detailsOf(status: number | undefined, hasVideo: boolean, hasLineups: boolean): readonly Detail[] {
  const lineups = hasLineups ? (['lineups'] as const) : []
  switch (status) {
    case undefined:
    case EVENT_STATUS.prematch:
      return ['preview', ...lineups]
    case EVENT_STATUS.live:
    case EVENT_STATUS.stopped:
      return ['tracker', 'statistics', ...lineups, ...(hasVideo ? (['stream'] as const) : [])]
    default:
      return ['statistics', ...lineups]
  }
}

function Team({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const { id, name, short_name: letters, colors, logo } = match.competitors[side]
  return (
    <div className={styles.Team} data-side={side}>
      <Star kind="team" id={id} name={name} />
      <span className={styles.Name}>{name}</span>
      <Crest letters={letters} primary={colors.primary} secondary={colors.secondary} logo={proxiedLogo(logo)} />
    </div>
  )
}

function Middle({ match }: { match: Match }) {
  const text = useText()
  const format = useFormat()
  const dayName = useDayName()
  const facts = useMatchLive(match.id)
  if (!facts?.statistics || facts.status === EVENT_STATUS.prematch) {
    const at = Date.parse(facts?.startTime ?? match.start_time)
    return (
      <div className={styles.Middle}>
        <time className={styles.KickOff} dateTime={match.start_time}>
          {format.date(at, TIME)}
        </time>
        <span className={styles.Phase}>{dayName(at)}</span>
      </div>
    )
  }
  const { total_score: total, period_score: periods, game_score: game } = facts.statistics
  const ended = facts.status !== EVENT_STATUS.live && facts.status !== EVENT_STATUS.stopped
  return (
    <div className={styles.Middle}>
      <p className={styles.Score}>
        <b>{total.home}</b>
        <span>:</span>
        <b>{total.away}</b>
      </p>
      <p className={styles.Phase}>
        {!ended && <RunningClock facts={facts} />} {ended ? text(overWord(facts.status)) : facts.stageName}
        {game && !ended && <GameScore game={game} />}
        <Periods periods={periods} />
      </p>
    </div>
  )
}

/** What a tab shows. */
function Shown({ detail, match }: { detail: Detail; match: Match }) {
  const chat = useSite()?.chat
  switch (detail) {
    case 'bets':
      return <BetsOnMatch matchId={match.id} />
    case 'tracker':
      return (
        <TRACKER match={match}>
          <BetStop matchId={match.id} />
        </TRACKER>
      )
    case 'statistics':
      return <StatisticsTab match={match} />
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

export interface ScoreboardProps {
  readonly match: Match
  /** What of it a site offers, in its order; absent: everything. */
  readonly offers?: readonly Detail[] | undefined
}

/** The match at the top of its page: where it belongs, who plays, the score, and what happens on the field. */
export function Scoreboard({ match, offers }: ScoreboardProps) {
  const text = useText()
  const status = useMatchLive(match.id)?.status
  const chat = useSite()?.chat
  const auth = useAuth()
  const [ownBets, setOwnBets] = useState(0)
  const all: readonly Detail[] = [
    ...detailsOf(status, match.has_video, SPORTS_OF_LINEUPS.includes(match.tournament.sport.key)),
    ...(chat?.room ? (['chat'] as const) : []),
  ]
  const usual = offers ? offers.filter((name) => all.includes(name)) : all
  const [chosen, setChosen] = useState<string | null>(null)
  const isPhone = useMedia(PHONE)
  // Nothing that could be pressed already moves: on a wide screen the row ends where it ended, on a phone it begins where it began.
  const withBets: readonly Detail[] = isPhone ? [...usual, 'bets'] : ['bets', ...usual]
  const details = ownBets > 0 ? withBets : usual
  const detail = details.find((name) => name === chosen) ?? usual[0]
  // After hydration: the server draws what everybody sees first.
  useEffect(() => setChosen(readParameter(PARAMETER)), [])
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is chosen, be it by the address, comes into view
  useEffect(() => bringIntoRow(row.current, '[aria-selected="true"]'), [detail])
  // The server draws the field with the page.
  const Wait = detail === 'tracker' ? Suspense : Later
  function choose(name: Detail) {
    setChosen(name)
    writeParameter(PARAMETER, name)
  }
  const { tournament } = match
  const { sport, category } = tournament
  const place = [match.stadium, match.city].filter(Boolean).join(' · ')
  return (
    <section
      className={styles.Scoreboard}
      data-match={match.id}
      data-detail={detail}
      aria-label={text('match.scoreboard')}
    >
      {auth.status === 'LOGGED_IN' && (
        <Suspense>
          <CountOnMatch matchId={match.id} onCount={setOwnBets} />
        </Suspense>
      )}
      <div className={styles.Top}>
        <div className={styles.Place}>
          <Breadcrumbs
            crumbs={[
              { to: sportPath(sport.key), label: sport.name },
              { to: sportPath(sport.key, category.slug), label: category.name },
              { to: sportPath(sport.key, tournament.slug), label: tournament.name },
            ]}
          />
          <OtherMatches match={match} />
        </div>
        <div className={styles.Details}>
          <Star kind="event" id={match.id} name={eventName(match)} />
          <div
            ref={row}
            role="tablist"
            className={styles.Tabs}
            aria-label={text('match.details')}
            onKeyDown={(event) => {
              const focused = moveFocus(event, '[role=tab]')?.dataset.value
              const name = details.find((one) => one === focused)
              if (name) choose(name)
            }}
          >
            {details.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={tabId(TABS, name)}
                className={chipClass}
                data-value={name}
                aria-selected={detail === name}
                aria-controls={detail === name ? panelId(TABS) : undefined}
                tabIndex={detail === name ? 0 : -1}
                onClick={() => choose(name)}
              >
                {text(name === 'chat' ? 'shell.chat' : `match.detail.${name}`)}
                {name === 'bets' && <Badge>{ownBets}</Badge>}
              </button>
            ))}
          </div>
        </div>
      </div>
      <h1 className={styles.Teams} aria-label={eventName(match)}>
        <Team match={match} side="home" />
        <Middle match={match} />
        <Team match={match} side="away" />
      </h1>
      {place && <p className={styles.Venue}>{text('match.venue', { place })}</p>}
      {detail && (
        <TabPanel idBase={TABS} value={detail}>
          <Boundary key={detail}>
            <Wait fallback={<div className={styles.Waiting} data-for={detail} />}>
              <Shown detail={detail} match={match} />
            </Wait>
          </Boundary>
        </TabPanel>
      )}
    </section>
  )
}
