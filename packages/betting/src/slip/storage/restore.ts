import { type Fraction, fraction } from '../../fraction/index.ts'
import { convertAmount } from '../../money/index.ts'
import type { MarketUpdate } from '../actions.ts'
import { betKey, rescaleStake, type SlipBet } from '../bet.ts'
import { addSelection } from '../bet-types/build-bets.ts'
import { betKeys, type Placement } from '../placing/placement.ts'
import { refreshSelections } from '../prices/refresh-selections.ts'
import { updateAvailability, updateFromMarkets } from '../prices/update-selection.ts'
import { isOrdinary, ordinarySelections } from '../selections/selections.ts'
import type { SlipBase, SlipState } from '../state.ts'

function toSafeAmount(amount: bigint): number {
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : 0
}

/** A bet in the slip's currency: its amounts converted, or zero where no rate is known. */
function inCurrency(bet: SlipBet, base: SlipBase, rate: Fraction | null): SlipBet {
  if (bet.currency === base.currency.code) return bet
  const from = { code: bet.currency, subunits: bet.subunits }
  const convert = (amount: number) => toSafeAmount(convertAmount(amount, from, base.currency, rate ?? fraction(0)))
  const { code, subunits } = base.currency
  const wantedWin = bet.wantedWin === null ? null : convert(bet.wantedWin)
  return rescaleStake({ ...bet, currency: code, subunits, stake: convert(bet.stake), wantedWin })
}

/**
 * Bets with the stored ones restored: in the slip's currency, at current prices, followed by what was picked while
 * they were being fetched.
 */
export function restoreBets(
  base: SlipBase,
  stored: readonly SlipBet[],
  updates: readonly { readonly eventId: number; readonly markets: readonly MarketUpdate[] }[],
  rate: Fraction | null,
): readonly SlipBet[] {
  const converted = stored.map((bet) => inCurrency(bet, base, rate))
  const current = refreshSelections(converted, base.settings.acceptMode, (selection) =>
    updates.reduce(
      (fresh, { eventId, markets }) => updateFromMarkets(fresh, eventId, markets),
      updateAvailability(selection, base.settings.inactiveProviders),
    ),
  )
  const present = new Set(ordinarySelections(current).map(({ id }) => id))
  const keys = betKeys(current)
  const late = base.bets.filter((bet) => !isOrdinary(bet) && !keys.has(betKey(bet)))
  const picked = ordinarySelections(base.bets)
    .filter(({ id }) => !present.has(id))
    .reduce((bets, selection) => addSelection({ ...base, bets }, selection), current)
  return [...picked, ...late]
}

/**
 * The slip with a placement whose outcome is unknown: exactly as it was sent and in its currency, so that the same
 * request can be repeated. What the player must agree to afterwards follows the present settings. Outcomes picked since
 * are left out, as during every placement.
 */
export function restorePlacement(base: SlipBase, bets: readonly SlipBet[], placement: Placement): SlipState {
  const [first] = placement.bets
  const currency = first === undefined ? base.currency : { code: first.currency, subunits: first.subunits }
  const { acceptMode, inactiveProviders } = base.settings
  const current = refreshSelections(bets, acceptMode, (leg) => updateAvailability(leg, inactiveProviders))
  return { ...base, currency, bets: current, isRestoring: false, ticketState: 'UNKNOWN', inProgress: true, placement }
}
