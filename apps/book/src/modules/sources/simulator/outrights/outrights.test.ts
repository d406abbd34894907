import { decideOutright, outrightFair } from '@touchline/sports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld } from '../../../../seed/world.ts'
import { betOn } from '../testing/bet-on.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'
import { championshipAt } from './championship.ts'
import { foundChampionship } from './found-championship.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-20T18:20:00Z')
const world = createWorld('touchline')
const competitors = new Map(world.competitors.map((competitor) => [competitor.id, competitor]))

function championshipOf(key: string, edition = 1) {
  const tournament = world.tournaments.find((candidate) => candidate.key === key)
  if (tournament === undefined) throw new Error(`No league ${key}`)
  return foundChampionship('touchline', tournament, competitors, edition, NOW)
}

test('CAT-08: a league is under way when the world begins: every team has points, and none has won', () => {
  const league = championshipAt(championshipOf('premier-league'), NOW)
  if (league.kind !== 'league') throw new Error('The Premier League is no cup.')
  expect(league.winner).toBeNull()
  expect(league.entrants.every((entrant) => entrant.left > 0 && entrant.points >= 0)).toBe(true)
  expect(Math.max(...league.entrants.map((entrant) => entrant.points))).toBeGreaterThan(10)
  expect(outrightFair(league)[0]?.outcomes).toHaveLength(20)
})

test.for(['premier-league', 'champions-league', 'mens-masters', 'cs2-masters', 'continental-hockey'])(
  'the championship of %s ends with one winner, the same whenever it is looked at',
  (key) => {
    const championship = championshipOf(key)
    const end = championshipAt(championship, championship.endsAt)
    const decisions = championship.entrants.map((entrant) => decideOutright(end, entrant.id))
    expect(decisions.filter((decision) => decision === 'win')).toHaveLength(1)
    expect(decisions.filter((decision) => decision === 'lose')).toHaveLength(championship.entrants.length - 1)
    expect(championshipAt(championship, championship.endsAt + 30 * DAY_MS)).toEqual(end)
    // Who is out stays out.
    for (let share = 0; share < 1; share += 0.1) {
      const at = championship.startsAt + share * (championship.endsAt - championship.startsAt)
      expect(decideOutright(championshipAt(championship, at), end.winner ?? ''), `at ${share}`).not.toBe('lose')
    }
  },
)

let running: TestWorld
beforeAll(async () => {
  running = await openTestWorld()
})
afterAll(() => running.close())

test('CAT-08: when a championship ends bets on it get their result and the next one is on offer', async () => {
  const outrights = () =>
    [...running.catalogue.events.all()].filter((entry) => entry.type === 'outright' && entry.status === 0)
  const first = outrights().sort((a, b) => ('endsAt' in a && 'endsAt' in b ? a.endsAt - b.endsAt : 0))[0]
  if (first?.type !== 'outright') throw new Error('There is no outright.')
  const [market] = [...(running.board.event(first.id)?.markets.values() ?? [])]
  const leg = {
    eventId: first.id,
    marketId: 534,
    specifier: market?.specifier ?? '',
    outcomeId: market?.outcomes[0]?.id ?? '',
  }
  await betOn(running, leg)
  const next = await running.restarts({ afterMs: first.endsAt - running.clock.now() + 60_000 })
  const rows = await next.db.query<{ outcomes: Record<string, string>; final_text: string }>(
    'SELECT outcomes, final_text FROM market_results WHERE match_id = $1 AND market_id = 534',
    [first.id],
  )
  expect(rows).toHaveLength(1)
  const winners = Object.entries(rows[0]?.outcomes ?? {}).filter(([, result]) => result === 'win')
  expect(winners).toHaveLength(1)
  expect(first.competitors.map((competitor) => competitor.name)).toContain(rows[0]?.final_text)
  const successor = [...next.catalogue.events.all()].find(
    (entry) => entry.type === 'outright' && entry.tournament.id === first.tournament.id && entry.id !== first.id,
  )
  expect(successor?.status).toBe(0)
})
