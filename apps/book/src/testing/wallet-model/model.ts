import type { Purse } from '../bet-life/oracle.ts'

export const CURRENCIES = ['EUR', 'JPY', 'BTC'] as const
export type Code = (typeof CURRENCIES)[number]
export const ENDINGS = ['win', 'void', 'lose'] as const
export type Ending = (typeof ENDINGS)[number]

/** A single on the home side, at the price of every match of the model. */
export interface BetModel {
  readonly id: number
  readonly match: number
  readonly currency: Code
  stake: number
  /** What its result has paid. */
  paid: number
}

/** What should be: plain numbers, one operation after the other. */
export interface WalletModel {
  readonly purses: Record<Code, Purse>
  readonly bets: BetModel[]
  readonly results: (Ending | null)[]
  readonly references: string[]
  /** Units for one EUR. */
  readonly rates: Record<Code, string>
}
