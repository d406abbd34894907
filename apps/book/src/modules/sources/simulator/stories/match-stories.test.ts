import { EVENT_STATUS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { openTestWorld } from '../testing/test-world.ts'
import { createMatchStories } from './match-stories.ts'

const MINUTE_MS = 60_000

describe('stories of simulated matches', () => {
  test('MATCH-02: the story of a live match goes up to its own clock, with the score that it shows', async () => {
    const world = await openTestWorld({ speed: 30 })
    const stories = createMatchStories(world)
    await world.passes(2 * MINUTE_MS)
    const live = world.matches('live').filter(({ tournament }) => tournament.category.sport.key === 'football')
    expect(live.length).toBeGreaterThan(0)
    for (const { id, score } of live) {
      const story = await stories.story(id)
      const scores = story?.incidents.filter(({ type }) => type === 'score') ?? []
      expect(scores.at(-1)?.score ?? { home: 0, away: 0 }).toEqual({ home: score?.home, away: score?.away })
      expect(await stories.settled(id)).toEqual([])
    }
    const [waiting] = world.matches('prematch')
    expect(await stories.story(waiting?.id ?? 0)).toBeNull()
    await world.close()
  })

  test('MATCH-01: the story of a match that is over has its end and every market; that of one ended otherwise is empty', async () => {
    const world = await openTestWorld()
    const stories = createMatchStories(world)
    const [over] = await world.db.query<{ id: number; score: { home: number; away: number } }>(
      `SELECT id, score FROM matches WHERE status = ${EVENT_STATUS.finished} AND type = 'match' AND setup IS NOT NULL LIMIT 1`,
    )
    const id = over?.id ?? 0
    const story = await stories.story(id)
    expect(story?.incidents.at(-1)).toMatchObject({
      type: 'end',
      score: { home: over?.score.home, away: over?.score.away },
    })
    expect((await stories.settled(id))?.length).toBeGreaterThan(5)
    await world.db.query(`UPDATE matches SET score = score || '{"stage": 90}' WHERE id = $1`, [id])
    expect(await stories.story(id)).toBeNull()
    expect(await createMatchStories(world).settled(id)).toBeNull()
    await world.close()
  })
})
