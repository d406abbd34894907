import { defaultSite, pageConfigOf, siteConfigOf } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import type { PageKey } from '@touchline/contract/site'
import { smallBackend } from './backend.ts'
import { aDraw, aMatch, aMatchToCome, aSport, PREMIER_LEAGUE } from './catalogue.ts'
import { HIT, JACKPOT, TERMS } from './jackpots.ts'
import { ALSTER_LOTTO, aMeeting, aRace } from './racing.ts'
import { aStoredBlock, siteWith } from './site.ts'

const SHOWN = { version: 1, locale: 'en', styleSheet: null }
const NO_SECTIONS = { live: 0, prematch: 1, outrights: 0 }
const OWN_PAGE = siteWith((['content.text', 'content.button', 'live-events'] as const).map(aStoredBlock)).page
const { home, away } = aMatch().competitors
const SCORE = { home: 2, away: 1 }

const list = (data: readonly unknown[]) => ({
  data,
  pagination: { total: data.length, page: 1, limit: 500, last_page: 1 },
})

const PAST = {
  match_id: 5,
  slug: 'arsenal-chelsea-m5',
  tournament_name: 'Premier League',
  start_time: '2026-05-03T15:00:00.000Z',
  home: { id: home.id, name: home.name },
  away: { id: away.id, name: away.name },
  score: SCORE,
  period_score: [],
}

function statistics(type: string | undefined, match_id: number) {
  const of = (competitor: object, outcome: string, win: number) => ({
    competitor,
    results: [{ ...PAST, outcome }],
    win,
    draw: 0,
    lose: 1 - win,
    scored: SCORE.home,
    conceded: SCORE.away,
  })
  switch (type) {
    case 'h2h':
      return { type, match_id, summary: { home: 1, draw: 0, away: 0 }, meetings: [PAST] }
    case 'form':
      return { type, match_id, home: of(home, 'win', 1), away: of(away, 'lose', 0) }
    case 'lineups':
      return { type, match_id, home: null, away: null }
    default:
      return { type: 'statistics', match_id, statistics: aMatch().statistics }
  }
}

function eventsOf(search: URLSearchParams): readonly unknown[] | null {
  const [type, status] = [search.get('type'), search.get('match_status')]
  if (type === 'race') return [aRace()]
  if (type === 'draw' && status === 'live') return []
  if (type === 'draw' && search.get('match_status') === 'finished')
    return [aDraw({ id: 8, status: EVENT_STATUS.finished, balls: [7, 19, 33], bonus_ball: 4 })]
  if (type === 'draw') return [aDraw()]
  if (status === 'finished') return [aMatch({ id: 6, status: EVENT_STATUS.closed, stage_name: 'Ended' })]
  return null
}

function answerOf({ pathname, searchParams }: URL): object | null {
  const [, match, type] = /^\/api\/v2\/matches\/(\d+)\/statistics\/(\w+)$/.exec(pathname) ?? []
  if (match !== undefined) return { data: statistics(type, Number(match)) }
  switch (pathname) {
    case '/api/v2/site-config':
      return { data: siteConfigOf(defaultSite(), SHOWN) }
    case '/api/v2/page-config': {
      const key = searchParams.get('page') as PageKey | null
      if (key === null) return { data: OWN_PAGE }
      return { data: pageConfigOf(defaultSite(), defaultSite().pages[key], key, SHOWN) }
    }
    case '/api/v2/sports': {
      const { sport: lottery } = ALSTER_LOTTO
      const { sport: racing } = aRace().parent
      const more = [racing, lottery].map((sport) => aSport({ ...sport, events_count: NO_SECTIONS }))
      return { data: [aSport(), ...more] }
    }
    case '/api/v2/tournaments':
      return list([searchParams.get('sport_key') === 'lottery' ? ALSTER_LOTTO : PREMIER_LEAGUE])
    case '/api/v2/matches': {
      const events = eventsOf(searchParams)
      return events && list(events)
    }
    case '/api/v2/matches/8':
      return { data: aMatchToCome() }
    case '/api/v2/meetings':
      return { data: [aMeeting()] }
    case '/api/v2/jackpots':
      return { data: [JACKPOT] }
    case '/api/v2/jackpots/1':
      return { data: JACKPOT }
    case '/api/v2/jackpots/1/terms':
      return { data: TERMS }
    case '/api/v2/jackpot-hits':
      return { data: [HIT] }
    case '/api/v2/search':
      return {
        data: {
          sports: [],
          tournaments: [PREMIER_LEAGUE],
          competitors: [{ ...home, sport: PREMIER_LEAGUE.sport }],
          events: [aMatch()],
        },
      }
    default:
      return null
  }
}

/** A back end of a small frozen world: every response that a page of a visitor waits for. */
export function worldFetch() {
  const { backend } = smallBackend()
  return async (url: string) => {
    const address = new URL(url, 'http://book')
    const known = answerOf(address)
    const { status, text } =
      known === null
        ? await backend({ method: 'GET', url, headers: {} } as never)
        : { status: 200, text: JSON.stringify(known) }
    return { ok: status < 300, status, json: async (): Promise<unknown> => JSON.parse(text) }
  }
}
