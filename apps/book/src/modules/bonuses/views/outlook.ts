import { boxesReached, freebetFor, stepsReached } from '@touchline/betting'
import { isFarming } from '../definition/definition.ts'
import type { Issue, StoredBonus } from '../load-bonuses.ts'

/** The state of a hunt with some more points: how many the next rung still needs, and its prize, in subunits. */
export function stepsOutlook({ definition, pool }: StoredBonus, issue: Issue | null, more: number) {
  const points = issue?.points ?? 0
  if (definition.type === 'lootbox') {
    const { next } = boxesReached(definition.opens_at, points)
    return { missing: next === null ? 0 : next - points, freebet: 0 }
  }
  if (!isFarming(definition) || definition.type !== 'hunting') return { missing: 0, freebet: 0 }
  const { next } = stepsReached(definition.steps, points)
  return {
    missing: next === null ? 0 : next.points - points,
    freebet: freebetFor(definition.steps, issue?.steps_paid ?? 0, points + more, pool),
  }
}
