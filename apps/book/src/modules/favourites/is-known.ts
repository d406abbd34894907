import { assertNever } from '@touchline/betting'
import type { FavouriteType } from '@touchline/contract'
import { type Catalogue, findEvents } from '../catalogue/index.ts'

/** Whether there is such a thing to follow. */
export async function isKnown(catalogue: Catalogue, type: FavouriteType, id: number): Promise<boolean> {
  switch (type) {
    case 'events':
      return (await findEvents(catalogue, [id])).length > 0
    case 'tournaments':
      return catalogue.reference().tournaments.has(id)
    case 'competitors':
      return catalogue.reference().competitors.has(id)
    default:
      return assertNever(type)
  }
}
