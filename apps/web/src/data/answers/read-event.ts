import type { RealtimeEvent } from '@touchline/contract'
import { misfit } from './misfit.ts'
import type { AnswerShapes } from './shape.ts'

/** A publication as an event of the contract; null where it is none. */
export function readEvent(input: unknown, shapes: AnswerShapes): RealtimeEvent | null {
  if (typeof input !== 'object' || input === null || !('type' in input) || !('data' in input)) return null
  const shape =
    typeof input.type === 'string' && Object.hasOwn(shapes.events, input.type) ? shapes.events[input.type] : undefined
  return shape !== undefined && misfit(input.data, shape, shapes) === null ? (input as RealtimeEvent) : null
}
