import type { CashOutOff } from '@touchline/contract/constants'
import type { BetRecord } from '../bet-record.ts'
import { isLost } from '../placement/describe-events.ts'
import type { Events } from '../placement/price-legs.ts'
import type { BetsPorts } from '../ports.ts'

/**
 * Why a bet without a cash-out value has none, where that is known: the data of an event that it waits for is
 * interrupted.
 */
export function cashOutOff(
  ports: Pick<BetsPorts, 'providers'>,
  bet: BetRecord,
  value: bigint | null,
  events: Events,
): CashOutOff | null {
  if (value !== null || bet.status !== 'waiting_results') return null
  const isDown = bet.legs.some((leg) => leg.status === 'open' && isLost(ports, events, leg.eventId))
  return isDown ? 'provider_down' : null
}
