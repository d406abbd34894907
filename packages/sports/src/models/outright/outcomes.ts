import type { Decision } from '../../pricing/fair.ts'
import type { League, Outright } from './types.ts'

/**
 * Decides an entrant: won or lost when the championship is, and lost already when they can no longer win it. An outcome
 * that is no entrant is void once there is a winner.
 */
export function decideOutright(outright: Outright, outcomeId: string): Decision {
  const entrant = outright.entrants.find(({ id }) => id === outcomeId)
  const winner = outright.winner ?? foregone(outright)
  if (winner !== null) return entrant === undefined ? 'void' : entrant.id === winner ? 'win' : 'lose'
  if (entrant === undefined) return 'open'
  switch (outright.kind) {
    case 'field':
      return outright.entrants.some(({ id, out }) => id === outcomeId && out) ? 'lose' : 'open'
    case 'league':
      return outOfReach(outright, outcomeId) ? 'lose' : 'open'
  }
}

/** The certain winner before the result; null while it is open. */
function foregone(outright: Outright): string | null {
  switch (outright.kind) {
    case 'field': {
      const [only, ...others] = outright.entrants.filter(({ out }) => !out)
      return only !== undefined && others.length === 0 ? only.id : null
    }
    case 'league': {
      const [only, ...others] = outright.entrants.filter(({ id }) => !outOfReach(outright, id))
      return only !== undefined && others.length === 0 ? only.id : null
    }
  }
}

/** Even with all points left another entrant's points of today stay out of reach. Level on points is still open. */
function outOfReach({ entrants, winPoints }: League, id: string): boolean {
  const entrant = entrants.find((candidate) => candidate.id === id)
  if (entrant === undefined) return true
  const most = entrant.points + winPoints * entrant.left
  return entrants.some((other) => other.id !== id && other.points > most)
}
