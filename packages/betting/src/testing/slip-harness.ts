import { expect } from 'vitest'
import {
  createSlip,
  currencyOf,
  MARKET_STATUS,
  type MarketStatus,
  type OutcomePick,
  outcomeKey,
  type PlacedBet,
  type PlacementError,
  reduceSlip,
  type SlipAction,
  type SlipBetType,
  type SlipContext,
  type SlipErrorCode,
  type SlipSettings,
  type SlipState,
  type SlipSummary,
  type SwitchableType,
  slipErrors,
  summarizeSlip,
} from '../index.ts'

/** A generous player: tests say only what matters to them. */
export const CONTEXT: SlipContext = { balance: 1_000_000, minStake: 10, maxStake: 1_000_000, maxPayout: 100_000_000 }

/**
 * A slip that receives what the player does and how markets move. Every step returns the slip, so that a test reads as
 * a story.
 */
export class SlipHarness {
  state: SlipState

  constructor(settings: Partial<SlipSettings> = {}) {
    this.state = createSlip({ currency: currencyOf('EUR'), settings })
  }

  do(action: SlipAction): this {
    this.state = reduceSlip(this.state, action)
    return this
  }

  add(...picks: OutcomePick[]): this {
    for (const pick of picks) this.do({ type: 'toggle_outcome', pick })
    return this
  }

  remove(pick: OutcomePick): this {
    return this.do({ type: 'remove_selection', selectionId: outcomeKey(pick) })
  }

  change(betType: SwitchableType): this {
    return this.do({ type: 'change_type', betType })
  }

  /** Stake in subunits of every ordinary bet. */
  stake(stake: number): this {
    return this.do({ type: 'set_stake', betKey: null, stake })
  }

  stakeOn(pick: OutcomePick, stake: number): this {
    return this.do({ type: 'set_stake', betKey: outcomeKey(pick), stake })
  }

  /** The market of the outcome gets a new price. */
  price(pick: OutcomePick, odds: number): this {
    return this.market(pick, MARKET_STATUS.allowed, [{ id: pick.outcomeId, active: true, odds }])
  }

  suspend(pick: OutcomePick): this {
    return this.market(pick, MARKET_STATUS.suspended, [{ id: pick.outcomeId, active: true, odds: pick.odds }])
  }

  market(pick: OutcomePick, status: MarketStatus, outcomes: { id: string; active: boolean; odds: number }[]): this {
    const markets = [{ id: pick.marketId, specifier: pick.specifier, status, outcomes }]
    return this.do({ type: 'update_markets', eventId: pick.matchId, markets })
  }

  accept(): this {
    return this.do({ type: 'accept_changes' })
  }

  removeBlocked(): this {
    return this.do({ type: 'remove_blocked' })
  }

  place(idempotencyKey = 'key-1', isLoggedIn = true): this {
    return this.do({ type: 'place', isLoggedIn, idempotencyKey, deviceId: 'device', locale: 'en' })
  }

  answer(...placedBets: PlacedBet[]): this {
    return this.do({ type: 'placement_answered', placedBets })
  }

  fails(error: PlacementError): this {
    return this.do({ type: 'placement_failed', error })
  }

  get summary(): SlipSummary {
    return summarizeSlip(this.state, CONTEXT)
  }

  errors(context: Partial<SlipContext> = {}): readonly SlipErrorCode[] {
    return slipErrors(this.state, { ...CONTEXT, ...context }).map((error) => error.code)
  }

  expect(ticketState: SlipState['ticketState']): this {
    expect(this.state.ticketState).toBe(ticketState)
    return this
  }

  /** The bets by type and number of selections: `SINGLE 1`, `SYSTEM 2/3`. */
  expectBets(...shapes: string[]): this {
    const shapeOf = (bet: SlipState['bets'][number]) =>
      bet.betType === 'SYSTEM'
        ? `SYSTEM ${bet.systemType.id}`
        : `${bet.betType satisfies SlipBetType} ${bet.selections.length}`
    expect(this.state.bets.map(shapeOf)).toEqual(shapes)
    return this
  }

  expectStakes(...stakes: number[]): this {
    expect(this.state.bets.map((bet) => bet.stake)).toEqual(stakes)
    return this
  }

  expectErrors(...codes: SlipErrorCode[]): this {
    expect(this.errors()).toEqual(codes)
    return this
  }
}
