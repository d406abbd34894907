import type { Pace } from './play-programme.ts'
import { isOver, playUntil, type SimulatedMatch } from './simulated-match.ts'

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
const MINUTE_MS = 60_000
/** Kick-offs are so far apart, in minutes of play. */
const APART_MIN = 25
const ROUND_MS = 2_000

/** The number of a club, from 0. */
export const clubNumber = (name: string): number => CLUBS.indexOf(name)

/** A match as it is now. */
export interface MatchNow {
  readonly isLive: boolean
  /** There was a goal since the last message about it. */
  readonly isGoal: boolean
}

/** A vendor that covers the league: it publishes each match in its own form. */
export interface LeagueVendor {
  /** A match is in the programme from now on. */
  announce(match: SimulatedMatch): Promise<void> | void
  /** Publishes score and prices. */
  publish(match: SimulatedMatch, now: MatchNow): Promise<void>
  /** Publishes the end and the results. */
  finish(match: SimulatedMatch): Promise<void>
}

export interface LeagueTerms {
  readonly now: () => number
  readonly chance: () => number
  readonly pace: Pace
  /** Matches that are there at a time. */
  readonly matches: number
  readonly isActive: () => boolean
}

/**
 * Plays a league until it is stopped: a match that is over makes room for the next one. All vendors cover the same
 * matches.
 */
export async function playLeague(vendors: readonly LeagueVendor[], terms: LeagueTerms): Promise<void> {
  const { now, chance, pace } = terms
  // Numbers of another run are those of matches that were played.
  let serial = (Math.floor(now() / 1_000) % 9_000_000) * 100
  const matches: SimulatedMatch[] = []

  async function announce(place: number): Promise<SimulatedMatch> {
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
    for (const vendor of vendors) await vendor.announce(match)
    return match
  }

  async function play(match: SimulatedMatch, place: number): Promise<void> {
    const minute = Math.floor(((now() - match.startsAt) * pace.speed) / MINUTE_MS)
    const isGoal = playUntil(match, minute, chance)
    if (!isOver(match)) {
      for (const vendor of vendors) await vendor.publish(match, { isLive: minute >= 0, isGoal })
      return
    }
    for (const vendor of vendors) await vendor.finish(match)
    matches[place] = await announce(terms.matches)
  }

  for (let place = 0; place < terms.matches; place++) matches.push(await announce(place))
  while (terms.isActive()) {
    for (const [place, match] of matches.entries()) await play(match, place)
    await new Promise((resolve) => setTimeout(resolve, Math.max(100, ROUND_MS / Math.sqrt(pace.speed))))
  }
}
