import type { CallName, RealtimeEvent } from '@touchline/contract'
import { leaveOut } from './leave-out.ts'
import { misfit } from './misfit.ts'
import { readEvent } from './read-event.ts'
import type { AnswerShapes } from './shape.ts'

/** Checks whether the responses of a back end fit the contract. */
export interface CallChecks {
  /** The path at which a response breaks the contract; null where it conforms. */
  readonly misfit: (call: CallName, answer: unknown) => string | null
  /** Removes an optional part from a response; false where the part is required. */
  readonly leaveOut: (answer: unknown, path: string) => boolean
}

export interface AnswerChecks {
  /** The checks that know a call. */
  readonly of: (call: CallName) => Promise<CallChecks>
  /** A publication as an event of the contract; null where it is none. */
  readonly event: (publication: unknown) => RealtimeEvent | null
}

export function callChecks(shapes: AnswerShapes): CallChecks {
  return {
    misfit(call, answer) {
      const shape = shapes.answers[call]
      return shape === undefined ? null : misfit(answer, shape, shapes)
    },
    leaveOut,
  }
}

/** Shapes that go on counting parts where those below them end. */
export function above(below: AnswerShapes, shapes: AnswerShapes): AnswerShapes {
  return { ...shapes, parts: [...below.parts, ...shapes.parts] }
}

/** @param more fetches the checks of a call that these shapes leave out */
export function answerChecks(shapes: AnswerShapes, more: (call: CallName) => Promise<CallChecks>): AnswerChecks {
  const own = callChecks(shapes)
  return {
    of: async (call) => (Object.hasOwn(shapes.answers, call) ? own : more(call)),
    event: (publication) => readEvent(publication, shapes),
  }
}
