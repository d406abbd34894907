import type { Db } from '../../../db/index.ts'

/** Which process owns the offer. */
export interface OfferOwner {
  /** Grows with every owner. */
  readonly epoch: number
  /** Where followers receive it: `ws://host:port`, or `nats:` and the name of its streams. */
  readonly address: string
}

/** Records that the process at this address owns the offer from now on. */
export async function announceOwner(db: Db, address: string, now: number): Promise<OfferOwner> {
  const [row] = await db.query<OfferOwner & object>(
    `INSERT INTO offer_owner (epoch, address, since) VALUES (1, $1, $2)
     ON CONFLICT (is_only) DO UPDATE SET epoch = offer_owner.epoch + 1, address = $1, since = $2
     RETURNING epoch, address`,
    [address, new Date(now)],
  )
  if (row === undefined) throw new Error('The owner of the offer could not be stored.')
  return row
}

/** The owner that announced itself last; null where there never was one. */
export async function findOwner(db: Db): Promise<OfferOwner | null> {
  const [owner] = await db.query<OfferOwner & object>('SELECT epoch, address FROM offer_owner', [])
  return owner ?? null
}
