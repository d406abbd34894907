import type { Placement } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import { type Claim, createKeyed, type Keyed, type KeyedPorts } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import { placementBody } from '../engine/request-body.ts'

/** A placement under its key. */
export type PlacementClaim = Claim<Placement>
export type KeyedPlacement = Keyed<Placement, readonly Bet[]>

export interface PlacementPorts extends Omit<KeyedPorts<Placement, readonly Bet[]>, 'send' | 'keyOf'> {
  readonly http: Http
}

/**
 * The call that places bets, carried out once. A response without a bet counts as lost: it decides nothing about the
 * bets.
 */
export function createKeyedPlacement({ http, ...ports }: PlacementPorts): KeyedPlacement {
  return createKeyed<Placement, readonly Bet[]>({
    ...ports,
    keyOf: ({ idempotencyKey }) => idempotencyKey,
    async send({ key, body }) {
      const result = await http.call('placeBets', { body: placementBody(body), idempotencyKey: key })
      if (!result.ok) return result
      const { data } = result.data
      return data.length > 0 ? { ok: true, data } : { ok: false, error: { kind: 'network', reason: 'unreadable' } }
    },
  })
}
