import { DESCRIPTIONS } from '../feed/messages.ts'
import type { Pace } from './play-programme.ts'
import { isOver, playUntil, priceMarkets, type SimulatedMatch, settleMarkets } from './simulated-match.ts'
import { LIVE, PREMATCH, type Vendor } from './vendor.ts'

const CLUBS: readonly string[] = [
  'Ashford Rovers',
  'Brightwater United',
  'Castlemere City',
  'Dunhaven Town',
  'Eastbrook Athletic',
  'Fernleigh Albion',
  'Granton Wanderers',
  'Hallowfield County',
  'Inverdale Rangers',
  'Juniper Vale',
  'Kingsport Harriers',
  'Larkhill Argyle',
]
const LANGUAGES = ['en', 'de']
const LEAGUE = 60_100
const FIRST_CLUB = 60_100_001
const MINUTE_MS = 60_000
/** Kick-offs are so far apart, in minutes of play. */
const APART_MIN = 25
const ROUND_MS = 2_000

export interface LeagueTerms {
  readonly now: () => number
  readonly chance: () => number
  readonly pace: Pace
  /** Matches that are there at a time. */
  readonly matches: number
  readonly isActive: () => boolean
}

/** Plays a league until it is stopped: a match that is over makes room for the next one. */
export async function playLeague(vendor: Vendor, terms: LeagueTerms): Promise<void> {
  const { now, chance, pace } = terms
  // Numbers of another run are those of matches that were played.
  let serial = (Math.floor(now() / 1_000) % 9_000_000) * 100
  const matches: SimulatedMatch[] = []
  for (const language of LANGUAGES) vendor.api.documents.set(`/descriptions/${language}/markets.xml`, DESCRIPTIONS)

  async function announces(place: number): Promise<SimulatedMatch> {
    const free = CLUBS.filter((club) => matches.every(({ home, away }) => home !== club && away !== club))
    const take = () => free.splice(Math.floor(chance() * free.length), 1)[0] ?? 'Mossgate'
    const match: SimulatedMatch = {
      id: ++serial,
      home: take(),
      away: take(),
      // The first two are under way at once.
      startsAt: now() + ((place - 1.5) * APART_MIN * MINUTE_MS) / pace.speed,
      expected: [0.9 + chance() * 1.4, 0.6 + chance() * 1.2],
      score: [0, 0],
      minute: 0,
    }
    for (const language of LANGUAGES)
      vendor.api.documents.set(`/sports/${language}/sport_events/sr:match:${match.id}/fixture.xml`, fixtureOf(match))
    return match
  }

  async function plays(match: SimulatedMatch, place: number): Promise<void> {
    const minute = Math.floor(((now() - match.startsAt) * pace.speed) / MINUTE_MS)
    const isLive = minute >= 0
    const isGoal = playUntil(match, minute, chance)
    const product = isLive ? LIVE.id : PREMATCH.id
    const says = (name: string, inside: string) =>
      vendor.says(
        `<${name} product="${product}" event_id="sr:match:${match.id}" timestamp="${now()}">${inside}</${name}>`,
      )
    if (isGoal) await says('bet_stop', '')
    if (!isOver(match)) return says('odds_change', `${statusOf(match, isLive)}<odds>${priceMarkets(match)}</odds>`)
    await says('bet_settlement', `<outcomes>${settleMarkets(match)}</outcomes>`)
    await says('odds_change', `${statusOf(match, true)}<odds/>`)
    vendor.forgets(`sr:match:${match.id}`)
    matches[place] = await announces(terms.matches)
  }

  for (let place = 0; place < terms.matches; place++) matches.push(await announces(place))
  while (terms.isActive()) {
    for (const [place, match] of matches.entries()) await plays(match, place)
    await new Promise((resolve) => setTimeout(resolve, Math.max(100, ROUND_MS / Math.sqrt(pace.speed))))
  }
}

function statusOf(match: SimulatedMatch, isLive: boolean): string {
  const [home, away] = match.score
  const [status, period] = isOver(match) ? [4, 100] : !isLive ? [0, 0] : [1, match.minute < 45 ? 6 : 7]
  const clock = status === 1 ? `<clock match_time="${match.minute}:00"/>` : ''
  return `<sport_event_status status="${status}" reporting="1" match_status="${period}" home_score="${home}" away_score="${away}">${clock}</sport_event_status>`
}

function fixtureOf({ id, home, away, startsAt }: SimulatedMatch): string {
  const side = (name: string, where: string) =>
    `<competitor id="sr:competitor:${FIRST_CLUB + CLUBS.indexOf(name)}" name="${name}" abbreviation="${name.slice(0, 3).toUpperCase()}" qualifier="${where}"/>`
  return `<fixtures_fixture><fixture id="sr:match:${id}" status="not_started" start_time="${new Date(startsAt).toISOString()}">
    <tournament id="sr:tournament:${LEAGUE}" name="Feed Premier League"><sport id="sr:sport:1" name="Soccer"/>
    <category id="sr:category:${LEAGUE}" name="Feedland"/></tournament>
    <competitors>${side(home, 'home')}${side(away, 'away')}</competitors></fixture></fixtures_fixture>`
}
