import { env } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { CURRENCY_CODES, currencyOf } from '../money/index.ts'
import { anything, edits, updates } from '../testing/slip-actions.ts'
import {
  isTaken,
  type ModelBet,
  type ModelLeg,
  nameOf,
  nearest,
  returnOf,
  stakeOf,
  winOf,
} from '../testing/slip-model/bets.ts'
import { agreed, clashes, isSuspended, mustAgree, pickedLegs, typeObstacle } from '../testing/slip-model/edits.ts'
import {
  courseOf,
  isWaiting,
  type ModelSlip,
  needsAgreement,
  newModel,
  stepOf,
  takenOver,
  ticketState,
} from '../testing/slip-model/model.ts'
import { ACCEPT_MODES } from '../vocabulary/index.ts'
import type { MarketUpdate, SlipAction } from './actions.ts'
import { betKey } from './bet.ts'
import { slipErrors } from './errors.ts'
import { reduceSlip } from './reduce-slip.ts'
import { createSlip, type SlipState } from './state.ts'
import { readStoredSlip } from './storage/read-stored-slip.ts'
import { storeSlip } from './storage/stored-slip.ts'
import { summarizeSlip } from './summarize-slip.ts'
import { SWITCHABLE_TYPES } from './vocabulary.ts'

/** A long run by hand: `SLIP_SEQUENCES=50000 npx vitest run --project unit packages/betting/src/slip/slip-model`. */
const SEQUENCES = Number(env.SLIP_SEQUENCES ?? 300)
/** A long run takes minutes. */
const LONG_MS = 60_000 + SEQUENCES * 60
/** Small enough that every stake can be tried. */
const TERMS = { minStake: 10, maxStake: 400, maxPayout: 3_000 }
const CONTEXT = { ...TERMS, balance: 500 }

/** One tab: the slip as it is, and as the model has it. */
interface Tab {
  readonly real: SlipState
  readonly model: ModelSlip
}

type Command =
  | { readonly tab: 0 | 1; readonly type: 'act'; readonly action: SlipAction }
  /** The tab takes the bets that the other one has. */
  | { readonly tab: 0 | 1; readonly type: 'adopt' }
  /**
   * The page is loaded again, perhaps with another currency, and something is picked before the slip is back.
   */
  | {
      readonly tab: 0 | 1
      readonly type: 'reload'
      readonly currency: string | null
      readonly rate: number | null
      readonly accept: (typeof ACCEPT_MODES)[number]
      readonly meanwhile: readonly SlipAction[]
      readonly news: readonly { readonly eventId: number; readonly markets: readonly MarketUpdate[] }[]
    }

const tabs = fc.constantFrom<0 | 1>(0, 0, 0, 0, 0, 0, 0, 1)
const news = updates.filter((action) => action.type === 'update_markets')
const meanwhile = fc.array(
  edits.filter((action) => action.type === 'toggle_outcome' || action.type === 'add_custom_bet'),
  { maxLength: 2 },
)
const reloads = fc.record({
  tab: tabs,
  type: fc.constant('reload' as const),
  currency: fc.option(fc.constantFrom(...CURRENCY_CODES), { freq: 2 }),
  rate: fc.option(fc.integer({ min: 1, max: 5_000 })),
  accept: fc.constantFrom(...ACCEPT_MODES),
  meanwhile,
  news: fc.array(news, { maxLength: 2 }),
})
const courses = fc
  .tuple(
    anything,
    fc.array(fc.oneof(reloads, fc.record({ tab: tabs, type: fc.constant('adopt' as const) })), { maxLength: 4 }),
    fc.infiniteStream(tabs),
    fc.infiniteStream(fc.nat()),
  )
  .map(([actions, others, where, at]) => {
    const commands: Command[] = actions.map((action) => ({ tab: where.next().value, type: 'act', action }))
    for (const other of others) commands.splice(at.next().value % (commands.length + 1), 0, other)
    return commands
  })

function isCourse(type: SlipAction['type']): boolean {
  return type === 'place' || type.endsWith('_placement') || type.startsWith('place')
}

function act({ real, model }: Tab, action: SlipAction): Tab {
  return {
    real: reduceSlip(real, action),
    model: isCourse(action.type) ? courseOf(model, action) : stepOf(model, action),
  }
}

function reload({ real, model }: Tab, command: Extract<Command, { type: 'reload' }>): Tab {
  const stored = readStoredSlip(JSON.parse(JSON.stringify(storeSlip(real))))
  if (stored === undefined) throw new Error('what was stored cannot be read')
  const currency = command.currency === null ? model.currency : currencyOf(command.currency as never)
  const settings = { ...real.settings, acceptMode: command.accept }
  const rules = { ...model.rules, accept: command.accept }
  const opened = { real: createSlip({ currency, settings }), model: { ...newModel(currency), rules } }
  const begun = act(opened, { type: 'start_restoring' })
  const busy = command.meanwhile.reduce(act, begun)
  const rate = command.rate === null ? null : fraction(command.rate, 100)
  const restored = reduceSlip(busy.real, { type: 'restore', stored, updates: command.news, rate })
  if (isWaiting(model)) return { real: restored, model: { ...model, rules, phase: 'unknown', answers: [] } }
  return { real: restored, model: takenOver(busy.model, model, command.news, rate, busy.model.bets) }
}

function run(both: readonly [Tab, Tab], command: Command): readonly [Tab, Tab] {
  const mine = both[command.tab]
  const other = both[command.tab === 0 ? 1 : 0]
  const next = () => {
    switch (command.type) {
      case 'act':
        return act(mine, command.action)
      case 'reload':
        return reload(mine, command)
      case 'adopt':
        return {
          real: reduceSlip(mine.real, { type: 'set_bets', bets: other.real.bets }),
          model: takenOver(mine.model, other.model, [], null, []),
        }
    }
  }
  return command.tab === 0 ? [next(), other] : [other, next()]
}

function legSeen(leg: ModelLeg, bet: ModelBet, { rules }: ModelSlip) {
  const isChanged = bet.kind !== 'CUSTOM_BET' && mustAgree(leg.accepted, leg.odds, rules)
  return [leg.id, leg.odds, leg.accepted, leg.status, isSuspended(leg), isChanged, rules.down.includes(leg.provider)]
}

/** What can be seen of a slip, by the model. */
function seenByModel(slip: ModelSlip) {
  const { code, subunits } = slip.currency
  return {
    state: ticketState(slip),
    isWaiting: isWaiting(slip),
    sent: slip.sent.map(nameOf),
    bets: slip.bets.map((bet) => ({
      is: [nameOf(bet), bet.kind, code, subunits, bet.wins],
      stake: stakeOf(bet),
      win: 'win' in bet.money ? bet.money.win : null,
      legs: bet.legs.map((leg) => legSeen(leg, bet, slip)),
      price: [bet.price, mustAgree(bet.acceptedPrice, bet.price, slip.rules)],
    })),
  }
}

/** The same of the slip itself. */
function seen(slip: SlipState): ReturnType<typeof seenByModel> {
  return {
    state: slip.ticketState,
    isWaiting: slip.inProgress,
    sent: slip.inProgress ? slip.placement.bets.map(betKey) : [],
    bets: slip.bets.map((bet) => {
      const wins = bet.betType === 'SYSTEM' ? bet.systemType.winCount : 0
      return {
        is: [betKey(bet), bet.betType, bet.currency, bet.subunits, wins],
        stake: bet.stake,
        win: bet.stakeSource === 'potentialWin' ? bet.wantedWin : null,
        legs: bet.selections.map((leg) => {
          const flags = [leg.isSuspended, leg.isChanged, leg.isNotAvailable]
          return [leg.id, leg.odds, leg.acceptedOdds, leg.matchStatus, ...flags]
        }),
        price: bet.betType === 'CUSTOM_BET' ? [bet.customOdds, bet.isCustomOddsChanged] : [0, false],
      }
    }),
  }
}

function expectSameSlip({ real, model }: Tab): void {
  const [is, should] = [seen(real), seenByModel(model)]
  // Thirty times faster than a comparison by `toEqual`, since both are nearly always equal.
  if (JSON.stringify(is) !== JSON.stringify(should)) expect(is).toEqual(should)
}

/** A win limited to the largest payout. */
function heldWin(bet: ModelBet): number {
  const win = winOf(stakeOf(bet), returnOf(bet))
  return win > BigInt(TERMS.maxPayout) ? TERMS.maxPayout : Number(win)
}

function expectSameFigures({ real, model }: Tab): void {
  const { bets, rules } = model
  const after = agreed(bets)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const changes = needsAgreement(model)
  expect(summarizeSlip(real, CONTEXT)).toMatchObject({
    betType: bets.find(({ kind }) => kind !== 'CUSTOM_BET')?.kind ?? null,
    selectionCount: sum(bets.map(({ kind, legs }) => (kind === 'CUSTOM_BET' ? 1 : legs.length))),
    bets: bets.map((bet) => ({ potentialWin: heldWin(bet) })),
    totalStake: sum(bets.map(stakeOf)),
    totalPotentialWin: sum(bets.map(heldWin)),
    totalOdds:
      bets.length === 1 && bets[0] !== undefined
        ? Math.min(10 ** 13, Number(nearest(returnOf(bets[0]).top * 10_000n, returnOf(bets[0]).bottom)))
        : null,
    selectedOutcomeIds: pickedLegs(bets).map(({ id }) => id),
    needsAcceptance: needsAgreement(model),
    types: SWITCHABLE_TYPES.map((betType) => {
      const obstacle = typeObstacle(bets, betType, rules)
      return { betType, disabledBy: obstacle === 'already_set' ? null : obstacle }
    }),
    afterAcceptance: changes ? { totalPotentialWin: sum(after.map(heldWin)) } : null,
  })
}

const STAKES = Array.from({ length: TERMS.maxStake + 10 }, (_, at) => at + 1)

/**
 * Every stake is tried: those the slip lets through are those the book takes, and those it names are the first and
 * last.
 */
function expectSameErrors({ real, model }: Tab): void {
  const errors = slipErrors(real, CONTEXT)
  const { bets, rules } = model
  for (const bet of bets) {
    const found = errors.filter((error) => error.betKey === nameOf(bet))
    const has = (code: string) => found.some((error) => error.code === code)
    const changed =
      bet.kind === 'CUSTOM_BET'
        ? mustAgree(bet.acceptedPrice, bet.price, rules)
        : bet.legs.some((leg) => mustAgree(leg.accepted, leg.odds, rules))
    expect([has('suspended'), has('not_available'), has('odds_changed')]).toEqual([
      bet.legs.some(isSuspended),
      bet.legs.some((leg) => rules.down.includes(leg.provider)),
      changed,
    ])
    for (const clash of ['same_match', 'mixed_providers', 'provider_without_system', 'too_many_selections']) {
      expect(has(clash)).toBe(clashes(bet.kind, bet.legs, rules).includes(clash))
    }
    const returns = returnOf(bet)
    const taken = STAKES.filter((stake) => isTaken(stake, returns, TERMS))
    const limits = found.filter(({ code }) => /^stake|payout|win/.test(code))
    const stake = stakeOf(bet)
    if (taken.length > 0 && stake === 0) expect(limits).toEqual([])
    else expect(limits.length > 0).toBe(!isTaken(stake, returns, TERMS))
    for (const { code, limit } of limits) {
      if (code === 'stake_below_min') expect(limit).toBe(taken[0])
      if (code === 'stake_above_max') expect(limit).toBe(taken.at(-1))
      if (code === 'payout_too_high') expect(taken).toEqual([])
    }
  }
  const total = bets.map(stakeOf).reduce((sum, stake) => sum + stake, 0)
  expect(errors.some(({ code }) => code === 'stake_above_balance')).toBe(total > CONTEXT.balance)
  expect(errors.some(({ code }) => code === 'stake_missing')).toBe(bets.length > 0 && total === 0)
}

test(
  'SLIP-01, SLIP-02: after any actions, types fit the selections and none is in the slip twice',
  () => {
    const euro = currencyOf('EUR')
    const tab = (): Tab => ({ real: createSlip({ currency: euro }), model: newModel(euro) })
    fc.assert(
      fc.property(courses, (commands) => {
        let both: readonly [Tab, Tab] = [tab(), tab()]
        for (const command of commands) {
          both = run(both, command)
          expectSameSlip(both[command.tab])
        }
        both.forEach(expectSameFigures)
        both.forEach(expectSameErrors)
      }),
      { numRuns: SEQUENCES },
    )
  },
  LONG_MS,
)
