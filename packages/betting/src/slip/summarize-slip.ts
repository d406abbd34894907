import { type Odds, scaleOdds } from '../odds/index.ts'
import { payout } from '../payout/index.ts'
import { binomial, type SystemType } from '../system/index.ts'
import { betKey, type SlipBet, slipBetMultiplier } from './bet.ts'
import { slipTypeOf, type TypeOption, typeOptions } from './bet-types/change-type.ts'
import { bonusMultiplier, ownStake } from './bonus.ts'
import { acceptChanges } from './prices/accept-changes.ts'
import { needsAcceptance } from './prices/refresh-selections.ts'
import { countLegs, ordinarySelections } from './selections/selections.ts'
import { baseOf, type SlipState } from './state.ts'
import type { SwitchableType } from './vocabulary.ts'

/** What the slip does not know itself. Amounts in subunits of the slip's currency. */
export interface SlipContext {
  /** Available to bet; null for a visitor. */
  readonly balance: number | null
  readonly minStake: number
  /** Largest stake of one bet that the currency allows. */
  readonly maxStake: number
  /** Largest stake by bet key, by the server's last response; absent before it. */
  readonly maxStakes?: Readonly<Record<string, number>> | undefined
  readonly maxPayout: number
}

/** Prices beyond this are shown as this: 1,000,000,000.00. No bet at such a price pays more, the payout is capped. */
export const MAX_TOTAL_ODDS = 10_000_000_000_000

export interface BetSummary {
  readonly key: string
  readonly bet: SlipBet
  /**
   * Scaled, half-up as on a placed bet; of a system the mean of its lines, so that stake times this is about its win.
   */
  readonly totalOdds: Odds
  /** In subunits, held to the largest payout. */
  readonly potentialWin: number
  readonly isCapped: boolean
  /** Lines of a system; 1 for every other bet. */
  readonly lines: bigint
}

export interface SlipSummary {
  /** Type of the slip; null where it is empty or holds custom bets only. */
  readonly betType: SwitchableType | null
  /** Several singles at once. */
  readonly isMultiSingle: boolean
  /** Legs; a custom bet is one. */
  readonly selectionCount: number
  readonly bets: readonly BetSummary[]
  /** Of the only bet; null where there are several or none. */
  readonly totalOdds: Odds | null
  readonly totalStake: number
  /** What of it is the player's own: a free bet's is the house's. */
  readonly ownStake: number
  readonly totalPotentialWin: number
  /** Keys of the outcomes whose buttons are pressed. */
  readonly selectedOutcomeIds: readonly string[]
  readonly types: readonly TypeOption[]
  /** Systems of this number of selections. */
  readonly systemTypes: readonly SystemType[]
  /** The player must accept before placing. */
  readonly needsAcceptance: boolean
  /** What the slip comes to when the player accepts; null where there is nothing to accept. */
  readonly afterAcceptance: { readonly totalOdds: Odds | null; readonly totalPotentialWin: number } | null
}

function summarizeBet(bet: SlipBet, maxPayout: number): BetSummary {
  const multiplier = slipBetMultiplier(bet)
  const win = payout(bet.stake, bonusMultiplier(bet, multiplier), maxPayout)
  return {
    key: betKey(bet),
    bet,
    totalOdds: Math.min(scaleOdds(multiplier), MAX_TOTAL_ODDS),
    potentialWin: Number(win.amount),
    isCapped: win.isCapped,
    lines: bet.betType === 'SYSTEM' ? binomial(bet.selections.length, bet.systemType.winCount) : 1n,
  }
}

function totalsOf(bets: readonly BetSummary[]) {
  const [only] = bets
  return {
    totalOdds: only !== undefined && bets.length === 1 ? only.totalOdds : null,
    totalPotentialWin: bets.reduce((sum, bet) => sum + bet.potentialWin, 0),
  }
}

/** Everything the ticket panel shows that follows from the slip. */
export function summarizeSlip(state: SlipState, context: Pick<SlipContext, 'maxPayout'>): SlipSummary {
  const base = baseOf(state)
  const bets = state.bets.map((bet) => summarizeBet(bet, context.maxPayout))
  const selections = ordinarySelections(state.bets)
  const betType = slipTypeOf(state.bets)
  const mustAccept = needsAcceptance(state.bets)
  return {
    betType,
    isMultiSingle: betType === 'SINGLE' && selections.length > 1,
    selectionCount: countLegs(state.bets),
    bets,
    ...totalsOf(bets),
    totalStake: state.bets.reduce((sum, bet) => sum + bet.stake, 0),
    ownStake: state.bets.reduce((sum, bet) => sum + ownStake(bet), 0),
    selectedOutcomeIds: selections.map((selection) => selection.id),
    types: typeOptions(base),
    systemTypes: state.systemTypes.filter((type) => type.totalCount === selections.length),
    needsAcceptance: mustAccept,
    afterAcceptance: mustAccept
      ? totalsOf(acceptChanges(base).map((bet) => summarizeBet(bet, context.maxPayout)))
      : null,
  }
}
