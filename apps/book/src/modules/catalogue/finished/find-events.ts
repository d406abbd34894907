import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import { findStored } from './find-stored.ts'

/** Largest id the database can hold. */
export const MAX_EVENT_ID = 2_147_483_647

/** Events by id, those that have left memory included; unknown ids are absent. */
export async function findEvents(catalogue: Catalogue, ids: readonly number[]): Promise<readonly EventEntry[]> {
  const possible = ids.filter((id) => id <= MAX_EVENT_ID)
  const known = possible.map((id) => catalogue.events.get(id)).filter((entry) => entry !== undefined)
  const missing = possible.filter((id) => catalogue.events.get(id) === undefined)
  return [...known, ...(await findStored(catalogue, missing))]
}

/** One event, over or not. */
export async function findEvent(catalogue: Catalogue, id: number): Promise<EventEntry | undefined> {
  return (await findEvents(catalogue, [id]))[0]
}
