import type { SlipBet } from '@touchline/betting'
import type { SharedStore } from '../../../platform/storage/storage.ts'
import { PLACED_KEY } from '../state/kept.ts'

/** The same bet within this time may be a press too many. In ms. */
const LATELY_MS = 60_000

interface PlacedLately {
  readonly deed: string
  readonly at: number
}

/** A bet as its player sees it: its selections, its type and its stake. Prices may have moved. */
function deedOf(bet: SlipBet): string {
  const legs = bet.selections.map((leg) => leg.id).sort()
  return JSON.stringify([
    bet.betType,
    bet.betType === 'SYSTEM' ? bet.systemType.id : null,
    legs,
    bet.stake,
    bet.currency,
  ])
}

/** The bets that were placed in this browser during the last minute, in whichever tab. */
export function createPlacedLately(store: SharedStore, now: () => number) {
  function known(): readonly PlacedLately[] {
    const kept = store.read(PLACED_KEY)
    if (!Array.isArray(kept)) return []
    return kept.filter(
      (one): one is PlacedLately =>
        typeof one?.deed === 'string' && typeof one.at === 'number' && Math.abs(now() - one.at) < LATELY_MS,
    )
  }
  return {
    note(bets: readonly SlipBet[]): void {
      store.write(PLACED_KEY, [...known(), ...bets.map((bet) => ({ deed: deedOf(bet), at: now() }))])
    },
    has(bets: readonly SlipBet[]): boolean {
      const deeds = new Set(known().map(({ deed }) => deed))
      return bets.some((bet) => deeds.has(deedOf(bet)))
    },
  }
}
