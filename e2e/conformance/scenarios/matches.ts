import { type CallAnswer, EVENT_STATUS, isBettable } from '@touchline/contract'
import type { Scenario, Trial } from '../trial.ts'
import { keepsAdditionalProvidersApart } from './additional-providers.ts'
import { drawsKeepToTheirMachine } from './draws.ts'

type Event = CallAnswer<'getMatches'>['data'][number]
type Matches = Trial<'getMatches'>

const leagueOf = (event: Event) => (event.type === 'match' ? event.tournament : event.parent)

/** What each sort key orders by; bets_count is no part of every kind of event. */
const SORT_KEYS: Readonly<Record<string, (event: Event) => number>> = {
  'tournament.sport.id': (event) => leagueOf(event).sport.id,
  'category.id': (event) => leagueOf(event).category.id,
  'tournament.id': (event) => leagueOf(event).id,
  'tournament.priority': (event) => leagueOf(event).priority,
  start_time: (event) => Date.parse(event.start_time),
}

export const getMatches: Scenario<'getMatches'> = {
  prepare: async () => ({ query: { type: 'match', match_status: 'prematch', sort_by: 'start_time' } }),
  async rules(trial) {
    const { data } = await trial.world.visitor.get('getMatches', trial.prepared)
    trial.expect(
      data.every((event) => event.type === 'match' && event.status === EVENT_STATUS.prematch),
      'match_status=prematch answers events that have begun',
    )
    await sortsByEveryKey(trial)
    await asksByIds(trial, data)
    await filters(trial, data)
    await pagesResults(trial)
    await drawsKeepToTheirMachine(trial)
    await keepsAdditionalProvidersApart(trial)
    trial.due(await trial.world.visitor.ask('getMatches', { query: { favourite: 'true' } }), [401], 'favourite=true')
  },
}

/** Both ways. The keys of a league may change between two responses only with the programme. */
async function sortsByEveryKey({ world, expect }: Matches): Promise<void> {
  for (const [key, rank] of Object.entries(SORT_KEYS)) {
    for (const sign of ['', '-'] as const) {
      const query = { type: 'match', match_status: 'prematch', sort_by: sign + key, limit: '200' }
      const values = (await world.visitor.get('getMatches', { query })).data.map(rank)
      const isRight = (value: number, at: number) => {
        const before = values[at - 1] ?? value
        return sign === '' ? before <= value : before >= value
      }
      expect(values.every(isRight), `sort_by=${sign}${key} is not in that order`)
    }
  }
  for (const sort_by of ['bets_count', '-bets_count', 'tournament.sport.priority', '-category.priority']) {
    const { data } = await world.visitor.get('getMatches', { query: { sort_by, limit: '5' } })
    expect(data.length > 0, `sort_by=${sort_by} answers nothing`)
  }
}

async function asksByIds({ world, expect }: Matches, [one, two]: readonly Event[]): Promise<void> {
  if (!one || !two) return
  const { data } = await world.visitor.get('getMatches', { query: { id: `${one.id},${two.id}` } })
  const ids = data.map((event) => event.id).sort()
  expect(ids.join() === [one.id, two.id].sort().join(), `id=${one.id},${two.id} answers ${ids.join() || 'none'}`)
}

async function filters({ world, expect }: Matches, events: readonly Event[]): Promise<void> {
  const all = async (query: Readonly<Record<string, string>>) =>
    (await world.visitor.get('getMatches', { query: { type: 'match', limit: '500', ...query } })).data
  const [first] = events
  if (!first) return
  const { sport, category, id } = leagueOf(first)
  const other = sport.key === 'tennis' ? 'football' : 'tennis'
  const [few, inCategory, elsewhere, inLeague, bettable, filmed] = await Promise.all([
    all({ max_per_sport: '1' }),
    all({ category_id: String(category.id) }),
    all({ category_id: String(category.id), sport_key: other }),
    all({ tournament_id: String(id) }),
    all({ bettable: 'true' }),
    all({ has_video: 'true' }),
  ])
  const sports = few.map((event) => leagueOf(event).sport.id)
  expect(new Set(sports).size === sports.length, 'max_per_sport=1 answers two events of a sport')
  expect(
    inCategory.length > 0 && inCategory.every((event) => leagueOf(event).category.id === category.id),
    'category_id answers events of other categories',
  )
  expect(elsewhere.length === 0, 'category_id of one sport and sport_key of another answer events')
  expect(
    inLeague.length > 0 && inLeague.every((event) => leagueOf(event).id === id),
    'tournament_id answers events of other leagues',
  )
  expect(
    bettable.every((event) => isBettable(event.status)),
    'bettable=true answers events that cannot be bet on',
  )
  expect(
    filmed.every((event) => event.type === 'match' && event.has_video),
    'has_video=true answers events without',
  )
  const from = new Date(Date.parse(first.start_time)).toISOString()
  const to = new Date(Date.parse(first.start_time) + 3_600_000).toISOString()
  const hour = await all({ start_from: from, start_to: to, match_status: 'prematch' })
  expect(
    hour.every((event) => event.start_time >= from && event.start_time <= to),
    'start_from and start_to answer events outside of them',
  )
}

/** A page behind the last one is empty and still knows how many there are. */
async function pagesResults({ world, expect }: Matches): Promise<void> {
  const query = { match_status: 'finished', limit: '50' }
  const { pagination, data } = await world.visitor.get('getMatches', { query })
  expect(
    data.every((event) => event.status === EVENT_STATUS.closed || event.status === EVENT_STATUS.finished),
    'match_status=finished answers events that are not over',
  )
  const behind = await world.visitor.get('getMatches', { query: { ...query, page: '90000' } })
  expect(behind.data.length === 0, 'a page behind the last result has entries')
  expect(behind.pagination.total >= pagination.total, 'a page behind the last result forgets how many there are')
}
