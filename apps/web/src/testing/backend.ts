import type { BackendAnswer, BackendRequest } from '../server/backend.ts'
import { aMarket, aMatch, anOutright, aSport, aTotal, PREMIER_LEAGUE } from './catalogue.ts'

function answer(status: number, body: unknown): BackendAnswer {
  return { status, text: JSON.stringify(body) }
}

function list(data: readonly unknown[]) {
  return answer(200, { data, pagination: { total: data.length, page: 1, limit: 500, last_page: 1 } })
}

const NOT_FOUND = answer(404, {
  code: 1020,
  key: 'error.not_found',
  localized_message: 'There is no such thing.',
  data: { details: [], errors_by_bet: [] },
})

/** A link of a mail that works, for confirming and for unlocking. */
export const GOOD_TOKEN = 'good-token'

/** Session of a player. */
export const GOOD_SESSION = 'good-session'

const UNAUTHORIZED = answer(401, {
  code: 1010,
  key: 'error.unauthorized',
  localized_message: 'Please sign in.',
  data: { details: [], errors_by_bet: [] },
})

const LINK_INVALID = answer(400, {
  code: 1060,
  key: 'error.users.link_invalid',
  localized_message: 'This link has been used already or is too old.',
  data: { details: [], errors_by_bet: [] },
})

/** A back end of one league with a live match, a coming one and a championship. Records its requests. */
export function smallBackend() {
  const asked: BackendRequest[] = []
  const live = aMatch()
  const coming = aMatch({
    id: 8,
    slug: 'everton-leeds-m8',
    status: 0,
    start_time: '2026-11-21T20:00:00.000Z',
    competitors: {
      home: { ...live.competitors.home, name: 'Everton' },
      away: { ...live.competitors.away, name: '<b>Leeds</b>' },
    },
  })
  const championship = anOutright()
  const events = [live, coming, championship]

  function matches(search: URLSearchParams): BackendAnswer {
    const status = search.get('match_status')
    const type = search.get('type')
    return list(
      events.filter(
        (event) =>
          (!type || event.type === type) &&
          (status !== 'live' || event.status === 1) &&
          (status !== 'prematch' || event.status === 0),
      ),
    )
  }

  async function backend(request: BackendRequest): Promise<BackendAnswer> {
    if (request.url === '/api/v2/site-map') return { status: 404, text: '{}' }
    asked.push(request)
    const { pathname, searchParams } = new URL(request.url, 'http://book')
    const [, id, part] = /^\/api\/v2\/matches\/(\d+)(\/markets)?$/.exec(pathname) ?? []
    const event = events.find((candidate) => candidate.id === Number(id))
    if (id) {
      if (!event) return NOT_FOUND
      if (!part) return answer(200, { data: event })
      const markets = event.type === 'match' ? [aMarket(), aTotal(2.5), aTotal(3.5)] : [event.main_market]
      const groups = [{ key: 'main', name: 'Main', count: markets.length }]
      const pagination = { total: markets.length, page: 1, limit: 500, last_page: 1 }
      return answer(200, { data: markets, pagination, groups, version: 1 })
    }
    switch (pathname) {
      case '/api/v2/matches':
        return matches(searchParams)
      case '/api/v2/sports':
        return answer(200, { data: [aSport()] })
      case '/api/player':
        return request.headers.cookie?.includes(`=${GOOD_SESSION}`)
          ? answer(200, { data: { country: 'SE' } })
          : UNAUTHORIZED
      case '/api/users/confirmation':
        return searchParams.get('confirmation_token') === GOOD_TOKEN
          ? answer(200, { data: { valid: true } })
          : LINK_INVALID
      case '/api/users/unlock':
        return searchParams.get('unlock_token') === GOOD_TOKEN ? answer(200, { data: { valid: true } }) : LINK_INVALID
      case '/api/v2/tournaments':
        return list([PREMIER_LEAGUE])
      case '/api/v2/tournaments/17':
        return answer(200, { data: PREMIER_LEAGUE })
      case '/api/v2/categories':
        return list([
          {
            ...PREMIER_LEAGUE.category,
            priority: 1,
            sport: PREMIER_LEAGUE.sport,
            events_count: PREMIER_LEAGUE.events_count,
          },
        ])
      default:
        return NOT_FOUND
    }
  }
  return { backend, asked }
}
