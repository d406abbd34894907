import type { Db } from '../../../../db/index.ts'
import type { Runner } from '../run/runner.ts'
import { loadMatches } from '../store/load-matches.ts'
import { loadOperatorDecisions } from '../store/operator-decisions.ts'

/**
 * Follows what an operator decided about matches in the database: one that was called off goes from the programme, one
 * that was put off waits for its new kick-off.
 * @returns whether kick-offs moved
 */
export async function followOperator(db: Db, runner: Runner): Promise<boolean> {
  const { prematch, running } = runner.roster
  const isOver = (id: number) => (running.get(id)?.endedAt ?? null) !== null
  const startOf = (id: number) => running.get(id)?.live.match.startsAt ?? prematch.get(id)?.match.startsAt ?? null
  const { calledOff, putOff } = await loadOperatorDecisions(db, 'match')
  runner.takeOff([...calledOff].filter((id) => startOf(id) !== null && !isOver(id)))
  const coming = [...putOff].flatMap(([id, startsAt]) => (startOf(id) === startsAt || isOver(id) ? [] : [id]))
  if (coming.length === 0) return false
  runner.drop(coming)
  runner.add(await loadMatches(db, coming))
  return true
}
