import type { CallAnswer, Race, Tournament } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { aMarket } from './catalogue.ts'

const RACING = { id: 30, urn_id: 'sr:sport:30', key: 'horse-racing', name: 'Horse racing', type: 'regular' } as const
const ASCOT: Race['parent'] = {
  id: 300,
  urn_id: 'sr:tournament:300',
  slug: 'ascot-t300',
  name: 'Ascot',
  priority: 1,
  category: { id: 30, slug: 'great-britain', name: 'Great Britain', country_code: 'GB' },
  sport: RACING,
}

function runner(number: number, name: string, odds: number): Race['competitors'][number] {
  return {
    id: 300 + number,
    name,
    short_name: name,
    logo: null,
    colors: { primary: '#0b57d0', secondary: '#f2b705' },
    number,
    stall: number,
    jockey: 'A. Rider',
    trainer: 'B. Stable',
    age: 4,
    weight_kg: 58.5,
    form: '31204',
    silk: { pattern: 'plain', body: '#0b57d0', figure: '#f2b705', sleeves: '#b3261e', cap: '#f4f4f4' },
    first_odds: odds,
    starting_odds: null,
    withdrawn_at: null,
    finish: null,
  }
}

/** A race of two horses, before the off. */
export function aRace(change: Partial<Race> = {}): Race {
  const competitors = [runner(1, 'Morning Mist', 25_000), runner(2, 'Quiet Storm', 32_500)]
  const outcomes = competitors.map(({ id, name, first_odds }) => ({
    id: String(id),
    name,
    key: null,
    active: true,
    odds: first_odds ?? 0,
  }))
  return {
    id: 31,
    urn_id: 'sr:race:31',
    slug: 'ascot-race-3-m31',
    type: 'race',
    name: 'Ascot: race 3',
    parent: ASCOT,
    number: 3,
    distance_m: 1_600,
    going: 'Good',
    competitors,
    places: 0,
    dividends: [],
    start_time: '2026-11-20T21:10:00.000Z',
    status: EVENT_STATUS.prematch,
    stage: 0,
    stage_name: '',
    available_markets: 1,
    main_market: aMarket({ id: 9_001, name: 'Winner', match_urn_id: 'sr:race:31', outcomes, columns: 2 }),
    secondary_market: null,
    provider: 'betradar',
    bets_count: 0,
    version: 1,
    ...change,
  }
}

/** The course of the race, with one that is over. */
export function aMeeting(): CallAnswer<'getMeetings'>['data'][number] {
  const { id, slug, number, start_time, distance_m } = aRace()
  const race = { id, slug, number, start_time, distance_m, status: EVENT_STATUS.prematch, runners: 2, winners: [] }
  const over = { ...race, id: 30, slug: 'ascot-race-2-m30', number: 2, start_time: '2026-11-20T20:40:00.000Z' }
  const winners = [{ number: 1, name: 'Early Bird' }]
  return { course: ASCOT, going: 'Good', races: [{ ...over, status: EVENT_STATUS.closed, winners }, race] }
}

/** A lottery. */
export const ALSTER_LOTTO: Tournament = {
  ...ASCOT,
  id: 310,
  urn_id: 'sr:tournament:310',
  slug: 'alster-lotto-t310',
  name: 'Alster Lotto',
  sport: { id: 31, urn_id: 'sr:sport:31', key: 'lottery', name: 'Lotteries', type: 'regular' },
  main_market_outcome_count: 3,
  secondary_market_outcome_count: 0,
  events_count: { live: 0, prematch: 1, outrights: 0 },
}
