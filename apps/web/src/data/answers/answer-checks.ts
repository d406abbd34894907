import type { CallName, RealtimeEvent } from '@touchline/contract'
import { leaveOut } from './leave-out.ts'
import { misfit } from './misfit.ts'
import { readEvent } from './read-event.ts'
import type { AnswerShapes } from './shape.ts'

/** What tells whether a back end says what the contract says. */
export interface AnswerChecks {
  /** Where an answer is not as the contract says, as a path from it; null where it is. */
  readonly misfit: (call: CallName, answer: unknown) => string | null
  /** Takes a part out of an answer that stands without it; false where it does not. */
  readonly leaveOut: (answer: unknown, path: string) => boolean
  /** A publication as an event of the contract; null where it is none. */
  readonly event: (publication: unknown) => RealtimeEvent | null
}

export function answerChecks(shapes: AnswerShapes): AnswerChecks {
  return {
    misfit(call, answer) {
      const shape = shapes.answers[call]
      return shape === undefined ? null : misfit(answer, shape, shapes)
    },
    leaveOut,
    event: (publication) => readEvent(publication, shapes),
  }
}
