import { divide, type Fraction, fraction, multiply, roundHalfUp } from '../fraction/index.ts'
import { type Odds, oddsFraction } from '../odds/index.ts'
import { betMultiplier } from '../payout/index.ts'
import type { SystemType } from '../system/index.ts'
import type { ChosenBonus } from './chosen-bonus.ts'
import type { SlipSelection } from './selections/selection.ts'
import type { StakeSource } from './vocabulary.ts'

interface BetBase {
  /** Of the whole bet, in subunits; a system spreads it over its lines. 0 where none is set. */
  readonly stake: number
  readonly stakeSource: StakeSource
  /** The wanted win, in subunits, while it determines the stake; null otherwise. */
  readonly wantedWin: number | null
  readonly currency: string
  /** Subunits in one unit of the currency. */
  readonly subunits: number
  readonly selections: readonly SlipSelection[]
  /** The bonus of the bet; absent and null: none. */
  readonly bonus?: ChosenBonus | null | undefined
  /**
   * What it was to be placed with, while the player has not agreed to its end or its worse terms; absent: nothing to
   * agree to.
   */
  readonly agreedBonus?: ChosenBonus | undefined
}

export interface SingleBet extends BetBase {
  readonly betType: 'SINGLE'
}

export interface ComboBet extends BetBase {
  readonly betType: 'COMBO'
}

export interface SystemBet extends BetBase {
  readonly betType: 'SYSTEM'
  readonly systemType: SystemType
}

/** Several outcomes of one match at one price of their own, given by the server. */
export interface CustomBet extends BetBase {
  readonly betType: 'CUSTOM_BET'
  readonly customOdds: Odds
  readonly acceptedCustomOdds: Odds
  readonly isCustomOddsChanged: boolean
}

export type SlipBet = SingleBet | ComboBet | SystemBet | CustomBet
/** Bets made of outcomes at their own prices: everything but custom bets. */
export type OrdinaryBet = Exclude<SlipBet, CustomBet>

/** Names a bet within the slip; stays the same while prices and stake change. */
export function betKey(bet: SlipBet): string {
  switch (bet.betType) {
    case 'SINGLE':
      return bet.selections[0]?.id ?? ''
    case 'COMBO':
    case 'SYSTEM':
      return bet.betType.toLowerCase()
    case 'CUSTOM_BET':
      return `custom:${bet.selections.map((selection) => selection.id).join('+')}`
  }
}

/** Potential return of a bet for a stake of one, exact. For a system: the mean of its lines. */
export function slipBetMultiplier(bet: SlipBet): Fraction {
  const legs = bet.selections.map((selection) => oddsFraction(selection.odds))
  switch (bet.betType) {
    case 'SINGLE':
      return betMultiplier({ type: 'single' }, legs)
    case 'COMBO':
      return betMultiplier({ type: 'combo' }, legs)
    case 'SYSTEM':
      return betMultiplier({ type: 'system', winCount: bet.systemType.winCount }, legs)
    case 'CUSTOM_BET':
      return oddsFraction(bet.customOdds)
  }
}

/** Whether a stake can bring more than itself, after rounding: only then is a bet worth placing. */
export function isWinAboveStake(stake: number, multiplier: Fraction): boolean {
  return roundHalfUp(multiply(fraction(stake), multiplier)) > BigInt(stake)
}

/** Stake that returns the wanted win, half-up to the subunit; 0 where no safe stake does. */
export function stakeForWin(wantedWin: number, multiplier: Fraction): number {
  if (multiplier.n <= 0n) return 0
  const stake = Number(roundHalfUp(divide(fraction(wantedWin), multiplier)))
  return Number.isSafeInteger(stake) ? stake : 0
}

/** Keeps the wanted win of a bet whose prices or selections changed by rescaling its stake, old over new total odds. */
export function rescaleStake<Bet extends SlipBet>(bet: Bet): Bet {
  if (bet.stakeSource !== 'potentialWin' || bet.wantedWin === null) return bet
  const stake = stakeForWin(bet.wantedWin, slipBetMultiplier(bet))
  return stake === bet.stake ? bet : { ...bet, stake }
}
