import type { Caller } from '../wire/caller.ts'
import type { Known } from './schema-values.ts'

/** Values kept of one field. */
const PER_FIELD = 40
/** Fields whose values mean the same under another name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = { id: ['match_id', 'matchId', 'bet_id'] }

/** Reads lists and keeps what their fields hold, so that requests can speak of things that exist. */
export async function harvest(player: Caller): Promise<Known> {
  const known = new Map<string, (string | number)[]>()
  function keep(name: string, value: string | number): void {
    const values = known.get(name) ?? []
    if (values.length < PER_FIELD && !values.includes(value)) known.set(name, [...values, value])
  }
  function visit(name: string, value: unknown): void {
    if (typeof value === 'string' || typeof value === 'number') keep(name, value)
    else if (Array.isArray(value)) for (const one of value.slice(0, 20)) visit(name, one)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(key, inner)
  }
  const { data: matches } = await player.get('getMatches', { query: { type: 'match', bettable: 'true', limit: '20' } })
  for (const { id } of matches) for (const name of ['id', ...(ALIASES.id ?? [])]) keep(name, id)
  const [first] = matches
  if (first) {
    const { data: markets } = await player.get('getMatchMarkets', { params: { id: first.id } })
    for (const { id, specifier, outcomes } of markets) {
      keep('market_id', id)
      keep('specifier', specifier)
      for (const outcome of outcomes) {
        keep('outcome_id', outcome.id)
        keep('odds', outcome.odds)
      }
    }
  }
  visit('', (await player.get('getTournaments', { query: { limit: '20' } })).data)
  visit('', (await player.get('getSports')).data)
  visit('', (await player.get('getBets', { query: { limit: '10' } })).data)
  return known
}
