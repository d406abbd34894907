import type { CallName } from '@touchline/contract'
import type { Scenario, Trial } from '../trial.ts'

/** Responses have names in the requested language. */
async function namesAreTranslated(trial: Trial): Promise<void> {
  const [english, german] = await Promise.all(
    ['en', 'de'].map((language) =>
      trial.world.visitor.ask(trial.name, { ...trial.prepared, headers: { 'accept-language': language } }),
    ),
  )
  trial.expect(namesIn(english?.json) !== namesIn(german?.json), 'names are the same in German as in English')
}

const namesIn = (json: unknown): string =>
  (JSON.stringify(json) ?? '')
    .match(/"name":"[^"]*"/g)
    ?.sort()
    .join() ?? ''

export { getMatches } from './matches.ts'

const firstMatch = async (world: Trial['world']): Promise<number> => (await world.picks(1))[0]?.match_id ?? 0

export const getSports: Scenario<'getSports'> = { prepare: async () => ({}), rules: namesAreTranslated }

export const getCategories: Scenario<'getCategories'> = { prepare: async () => ({}), rules: namesAreTranslated }

export const getCategory: Scenario<'getCategory'> = {
  async prepare({ visitor }) {
    const { data } = await visitor.get('getCategories', { query: { limit: '1' } })
    return { params: { id: data[0]?.id ?? 0 } }
  },
}

export const getTournaments: Scenario<'getTournaments'> = {
  prepare: async () => ({}),
  async rules(trial) {
    const { data } = await trial.world.visitor.get('getTournaments', { query: { sport_key: 'football' } })
    trial.expect(
      data.every((tournament) => tournament.sport.key === 'football'),
      'sport_key=football answers leagues of other sports',
    )
  },
}

export const getTournament: Scenario<'getTournament'> = {
  async prepare({ visitor }) {
    const { data } = await visitor.get('getTournaments', { query: { limit: '1' } })
    return { params: { id: data[0]?.id ?? 0 } }
  },
}

export const getMatch: Scenario<'getMatch'> = {
  prepare: async (world) => ({ params: { id: await firstMatch(world) } }),
}

export const getMatchMarkets: Scenario<'getMatchMarkets'> = {
  prepare: async (world) => ({ params: { id: await firstMatch(world) } }),
  async rules(trial) {
    await namesAreTranslated(trial as Trial<CallName>)
    const { data, groups } = await trial.world.visitor.get('getMatchMarkets', trial.prepared)
    const keys = data.map((market) => `${market.id}/${market.specifier}`)
    trial.expect(new Set(keys).size === keys.length, 'two markets have the same id and specifier')
    for (const group of groups.slice(0, 3)) {
      const query = { group_key: group.key }
      const answer = await trial.world.visitor.get('getMatchMarkets', { ...trial.prepared, query })
      trial.expect(
        answer.data.every((market) => market.market_groups.includes(group.key)),
        `group_key=${group.key} answers markets of other groups`,
      )
    }
  },
}

export const search: Scenario<'search'> = {
  async prepare({ visitor }) {
    const { data } = await visitor.get('getSports')
    return { query: { q: (data[0]?.name ?? 'football').slice(0, 20) } }
  },
  async rules(trial) {
    const { data } = await trial.world.visitor.get('search', trial.prepared)
    trial.expect(data.sports.length > 0, 'a sport is not found by its own name')
  },
}

export const getTournamentTable: Scenario<'getTournamentTable'> = { prepare: getTournament.prepare }
export const getMeetings: Scenario<'getMeetings'> = {
  async prepare() {
    const today = Math.floor(Date.now() / 86_400_000) * 86_400_000
    const [start_from, start_to] = [today, today + 86_400_000].map((at) => new Date(at).toISOString())
    return { query: { start_from: start_from ?? '', start_to: start_to ?? '' } }
  },
  async rules(trial) {
    const { data } = await trial.world.visitor.get('getMeetings', trial.prepared)
    for (const { course, races } of data) {
      trial.expect(course.sport.type === 'racing', `${course.name} is no course`)
      const starts = races.map(({ start_time }) => start_time)
      trial.expect([...starts].sort().join() === starts.join(), `races of ${course.name} are not by their start`)
    }
  },
}
