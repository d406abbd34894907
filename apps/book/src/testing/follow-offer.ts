import { type Catalogue, createCatalogue } from '../modules/catalogue/index.ts'
import { createOffer, type Offer } from '../modules/offer/index.ts'
import { createFrameTaker } from '../modules/offer/stream/take-frame.ts'
import type { Frame } from '../modules/offer/stream/wire.ts'
import { createRecordingPublisher } from './recording-publisher.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** The copy that another process keeps of an offer, without the network between them. */
export interface FollowedOffer {
  readonly offer: Offer
  readonly catalogue: Catalogue
  /** Takes over what has changed since, as it would travel. */
  follows(): Promise<void>
}

/** @param owner whose changes have no other reader */
export async function followOffer(owner: Offer, { db }: Catalogue, clock: VirtualClock): Promise<FollowedOffer> {
  const offer = createOffer({ clock, publisher: createRecordingPublisher() })
  const catalogue = createCatalogue(db, offer)
  await catalogue.reload()
  offer.follow()
  const take = createFrameTaker({
    ...offer.replica,
    reference: catalogue.reference,
    reload: catalogue.reload,
    unknown(eventId) {
      throw new Error(`Event ${eventId} has a league or team that is not in the database.`)
    },
  })
  const takeFrame = (frame: Omit<Frame, 'epoch' | 'seq'>) =>
    take(JSON.parse(JSON.stringify({ epoch: 1, seq: 1, ...frame })) as Frame)
  owner.changes.take()
  let first = true
  for (const part of owner.changes.snapshot(7)) {
    await takeFrame({ kind: 'snapshot', first, ...part })
    first = false
  }
  await takeFrame({ kind: 'snapshot', done: true })
  return {
    offer,
    catalogue,
    async follows() {
      const body = owner.changes.take()
      if (body !== null) await takeFrame({ kind: 'changes', ...body })
    },
  }
}
