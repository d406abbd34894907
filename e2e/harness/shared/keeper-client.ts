import type { Players } from '../players.ts'
import type { SharedKind } from './settings.ts'

/** Requests of a worker to the keeper, about its one shared product. */
export type Wish =
  | { readonly ask: 'borrow'; readonly kind: SharedKind }
  | { readonly ask: 'return' | 'end' | 'kill' | 'restart' }

/** A product that the keeper has lent. */
export interface Loan {
  readonly origin: string
  readonly data: string
  readonly players: Players
}

/** Address of the keeper; undefined where products are not shared, as in a measurement. */
export const keeperAddress = (): string | undefined => process.env.PRODUCT_KEEPER

/** @throws what the keeper has against it */
export async function asksKeeper(wish: Wish): Promise<unknown> {
  const body = JSON.stringify({ ...wish, worker: process.env.VITEST_POOL_ID ?? '' })
  const answer = await fetch(keeperAddress() ?? '', { method: 'POST', body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return JSON.parse(text)
}

/** The shared product of this worker has no other borrower: a file that wants one of its own begins. */
export async function endShared(): Promise<void> {
  if (keeperAddress() !== undefined) await asksKeeper({ ask: 'end' })
}
