import type { Draw, Market, Match, Outright, Sport, Tournament } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'

/** Words for a small catalogue: `aMatch({ id: 7 })` is a whole match of the contract. */

const FOOTBALL = { id: 1, urn_id: 'sr:sport:1', key: 'football', name: 'Football', type: 'regular' } as const
const ENGLAND = { id: 3, slug: 'england', name: 'England', country_code: 'GB' }
const NO_EVENTS = { live: 1, prematch: 2, outrights: 1 }

export const PREMIER_LEAGUE: Tournament = {
  id: 17,
  urn_id: 'sr:tournament:17',
  slug: 'premier-league-t17',
  name: 'Premier League',
  priority: 1,
  category: ENGLAND,
  sport: FOOTBALL,
  main_market_outcome_count: 3,
  secondary_market_outcome_count: 2,
  events_count: NO_EVENTS,
}

export function aSport(change: Partial<Sport> = {}): Sport {
  return { ...FOOTBALL, priority: 1, provider: 'betradar', events_count: NO_EVENTS, ...change }
}

export function aMarket(change: Partial<Market> = {}): Market {
  return {
    match_urn_id: 'sr:match:7',
    id: 1,
    name: 'Match result',
    status: 1,
    specifier: '',
    outcomes: [
      { id: '1', name: 'Arsenal', key: 'home', active: true, odds: 21_000 },
      { id: '2', name: 'Draw', key: 'draw', active: true, odds: 30_500 },
      { id: '3', name: 'Chelsea', key: 'away', active: true, odds: 39_000 },
    ],
    market_groups: ['main'],
    priority: 1,
    most_balanced: false,
    next_bet_stop: null,
    custom_bet_groups: [],
    provider: 'betradar',
    columns: 3,
    version: 1,
    ...change,
  }
}

/** A line of the goals ladder. */
export function aTotal(line: number, change: Partial<Market> = {}): Market {
  return aMarket({
    id: 18,
    name: `Total goals ${line}`,
    specifier: `total=${line}`,
    market_groups: ['main', 'total'],
    columns: 2,
    priority: 2,
    outcomes: [
      { id: '12', name: `Over ${line}`, key: 'over', active: true, odds: 17_200 },
      { id: '13', name: `Under ${line}`, key: 'under', active: true, odds: 20_800 },
    ],
    ...change,
  })
}

const {
  main_market_outcome_count: _main,
  secondary_market_outcome_count: _secondary,
  events_count: _events,
  ...LEAGUE
} = PREMIER_LEAGUE

export function aMatch(change: Partial<Match> = {}): Match {
  const club = (id: number, name: string, short: string) => ({
    id,
    name,
    short_name: short,
    logo: null,
    colors: { primary: '#c8102e', secondary: '#ffffff' },
  })
  return {
    id: 7,
    urn_id: 'sr:match:7',
    slug: 'arsenal-chelsea-m7',
    type: 'match',
    tournament: LEAGUE,
    competitors: { home: club(42, 'Arsenal', 'AR'), away: club(38, 'Chelsea', 'CH') },
    stadium: null,
    city: null,
    status: 1,
    stage: 7,
    stage_name: '2nd half',
    start_time: '2026-11-20T20:00:00.000Z',
    available_markets: 148,
    main_market: aMarket(),
    secondary_market: aTotal(2.5, { most_balanced: true }),
    top_markets: [],
    has_video: false,
    provider: 'betradar',
    is_provider_stats_available: false,
    bet_stop_reason: null,
    statistics: {
      clock: {
        match_time: 3_792,
        stoppage_time: null,
        stoppage_time_announced: null,
        remaining_time: null,
        remaining_time_in_period: null,
        stopped: false,
        clock_updated_at: '2026-11-20T21:00:00.000Z',
        speed: 1,
      },
      total_score: { home: 1, away: 1 },
      game_score: null,
      current_server: null,
      max_period_number: 2,
      period_score: [
        { home: 1, away: 0, period_key: '1st_half', period_name: '1st half', number: 1, type: '1st_half' },
        { home: 0, away: 1, period_key: '2nd_half', period_name: '2nd half', number: 2, type: '2nd_half' },
      ],
      situation: { type: 'dangerous_attack', side: 'home', progress: 0.8 },
      counters: { corners: { home: 4, away: 2 } },
    },
    bets_count: 0,
    version: 1,
    ...change,
  }
}

export function anOutright(change: Partial<Outright> = {}): Outright {
  return {
    id: 9,
    urn_id: 'sr:season:9',
    slug: 'premier-league-winner-m9',
    type: 'outright',
    name: 'Premier League: winner',
    parent: LEAGUE,
    competitors: [],
    start_time: '2026-08-01T12:00:00.000Z',
    end_date: '2027-05-24T12:00:00.000Z',
    status: EVENT_STATUS.prematch,
    available_markets: 1,
    main_market: aMarket({ id: 534, name: 'Outright winner', columns: 2 }),
    provider: 'betradar',
    version: 1,
    ...change,
  }
}

/** A draw of three balls out of forty and a bonus ball, before its start. */
export function aDraw(change: Partial<Draw> = {}): Draw {
  return {
    id: 9,
    urn_id: 'lotto:draw:9',
    slug: 'alster-lotto-draw-1-m9',
    type: 'draw',
    name: 'Alster Lotto: draw 1',
    parent: LEAGUE,
    start_time: '2026-11-20T20:00:00.000Z',
    pool: 40,
    ball_count: 3,
    has_bonus_ball: true,
    balls: [],
    bonus_ball: null,
    status: EVENT_STATUS.prematch,
    available_markets: 1,
    main_market: aMarket({ id: 9101, name: 'Number drawn', columns: 3 }),
    provider: 'lotto',
    bets_count: 0,
    version: 1,
    ...change,
  }
}

/** A match that is about to begin, without a score yet. */
export function aMatchToCome(change: Partial<Match> = {}): Match {
  const { statistics } = aMatch()
  return aMatch({
    id: 8,
    status: EVENT_STATUS.prematch,
    stage_name: '',
    statistics: {
      ...statistics,
      clock: null,
      total_score: { home: 0, away: 0 },
      period_score: [],
      situation: null,
      counters: {},
    },
    start_time: '2026-11-21T15:00:00.000Z',
    ...change,
  })
}
