import type { BookContext } from '../../../context.ts'
import type { Events } from './price-legs.ts'

/** Whether the data provider of an event is down: whatever the board still says of it, nothing is known. */
export function isLost({ providers }: Pick<BookContext, 'providers'>, events: Events, eventId: number): boolean {
  const provider = events.get(eventId)?.provider
  return provider !== undefined && providers.statusOf(provider) === 'down'
}
