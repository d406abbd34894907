import { boxSubject, commitmentOf, faultOfDraw, weightsOfBox } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { loadOpened } from './load-boxes.ts'

export const BOX_RULE = 'what was in a loot box is what its promised seed gives'

/** Boxes that the seed does not give, or whose seed is not the one that was promised. */
export async function boxFaults(db: Db): Promise<string[]> {
  return (await loadOpened(db)).flatMap(({ id, seed, commitment, contents, client_key, drawn }) => {
    const subject = boxSubject({ boxId: id, clientKey: client_key ?? '' })
    const fault = faultOfDraw({ commitment, seed, subject, weights: weightsOfBox(contents), drawn: drawn ?? -1 })
    if (fault === null) return []
    const isPromised = commitmentOf(seed) === commitment
    return [`box ${id}: ${isPromised ? 'another content than the draw' : 'another seed was promised'}`]
  })
}
