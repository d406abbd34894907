import fc from 'fast-check'
import {
  ACCEPT_MODES,
  CURRENCY_CODES,
  currencyOf,
  EVENT_STATUS_NAMES,
  outcomeKey,
  PROVIDERS,
  type SlipAction,
  SWITCHABLE_TYPES,
} from '../index.ts'
import { pickOf } from './picks.ts'
import { acceptedBet, REFUSED, rejectedBet, submittedBet } from './placed-bets.ts'

// Likely actions lead far: bets with a stake and bettable legs reach a placement and its end.
const odds = fc.oneof(fc.integer({ min: 10_001, max: 500_000 }), fc.integer({ min: 10_001, max: 10_300 }), {
  weight: 3,
  arbitrary: fc.integer({ min: 12_000, max: 40_000 }),
})
const eventIds = fc.integer({ min: 1, max: 5 })
const outcomeIds = fc.oneof({ weight: 5, arbitrary: fc.constant('1') }, fc.constantFrom('2', '3'))
/** Outcomes of five matches: three of each, the last match of another provider. */
export const picks = fc
  .tuple(eventIds, outcomeIds, odds)
  .map(([eventId, outcomeId, price]) =>
    pickOf(eventId, outcomeId, { odds: price, provider: eventId === 5 ? 'oddin' : 'betradar' }),
  )
const parts = fc.subarray(['1', '2', '3'], { minLength: 1 })
const customKeys = fc
  .tuple(fc.constantFrom(1, 2), parts)
  .map(([eventId, ids]) => `custom:${ids.map((id) => `${eventId}/1//${id}`).join('+')}`)
const keys = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('combo', 'system') },
  picks.map((pick) => outcomeKey(pick)),
  { weight: 2, arbitrary: customKeys },
)
const customPicks = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(1, 2), parts, odds)
      .map(([eventId, ids, price]) => ids.map((id) => pickOf(eventId, id, { odds: price }))),
  },
  fc.array(picks, { maxLength: 3 }),
)
const amounts = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 5, max: 500 }) },
  fc.integer({ min: -5, max: 100_000 }),
  fc.constantFrom(Number.NaN, 0.5, 2 ** 53),
)
const providers = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...PROVIDERS]))

/** What a player does to the slip. */
export const edits = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('toggle_outcome' as const), pick: picks }) },
  fc.record({
    type: fc.constant('remove_selection' as const),
    selectionId: picks.map((p) => `${p.matchId}/1//${p.outcomeId}`),
  }),
  fc.record({ type: fc.constant('remove_bet' as const), betKey: keys }),
  fc.record({ type: fc.constant('add_custom_bet' as const), picks: customPicks, odds }),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('change_type' as const), betType: fc.constantFrom(...SWITCHABLE_TYPES) }),
  },
  fc.record({ type: fc.constant('choose_system' as const), systemId: fc.constantFrom('2/3', '3/4', '2/4', '9/9') }),
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('set_stake' as const),
      betKey: fc.option(keys, { freq: 1 }),
      stake: amounts,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('share_stake' as const), total: amounts }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('move_selection' as const),
      selectionId: picks.map(outcomeKey),
      to: fc.integer({ min: -1, max: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('set_wanted_win' as const), betKey: keys, win: amounts }) },
  fc.record({
    type: fc.constant('change_currency' as const),
    currency: fc.constantFrom(...CURRENCY_CODES).map((code) => currencyOf(code)),
  }),
  { weight: 3, arbitrary: fc.constant<SlipAction>({ type: 'accept_changes' }) },
  { weight: 2, arbitrary: fc.constant<SlipAction>({ type: 'remove_blocked' }) },
  fc.constant<SlipAction>({ type: 'clear' }),
  fc.constant<SlipAction>({ type: 'dismiss_error' }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close_receipt' as const), keepSelections: fc.boolean() }) },
)

const markets = fc.record({
  id: fc.constant(1),
  specifier: fc.constant(''),
  status: fc.constantFrom(1, 1, 1, -1, 0, -3),
  outcomes: fc
    .tuple(fc.subarray(['1', '2', '3']), odds, fc.constantFrom(true, true, true, false))
    .map(([missing, price, active]) =>
      ['1', '2', '3'].filter((id) => id === '1' || !missing.includes(id)).map((id) => ({ id, active, odds: price })),
    ),
})
/** Updates of markets and settings. */
export const updates = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('update_markets' as const),
      eventId: eventIds,
      markets: fc.array(markets, { maxLength: 2 }),
    }),
  },
  fc.record({
    type: fc.constant('update_match_status' as const),
    eventId: eventIds,
    status: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('prematch' as const, 'live' as const) },
      fc.constantFrom(...EVENT_STATUS_NAMES),
    ),
  }),
  fc.record({ type: fc.constant('update_providers' as const), inactiveProviders: providers }),
  fc.record({ type: fc.constant('update_custom_odds' as const), betKey: keys, odds }),
  fc.record({
    type: fc.constant('update_settings' as const),
    settings: fc.record({ acceptMode: fc.constantFrom(...ACCEPT_MODES), multiSingleProviders: providers }),
  }),
)

const refusals = fc.array(fc.tuple(picks, fc.option(odds)), { maxLength: 2 }).map((faults) => ({
  ...REFUSED,
  byBet: faults.map(([pick, currentOdds]) => ({
    betKey: outcomeKey(pick),
    code: 101,
    key: 'error.place_bets.invalid_odds',
    message: null,
    maxStake: null,
    selections: [{ selectionId: outcomeKey(pick), key: '', message: null, riskKey: null, currentOdds }],
  })),
}))

const placements = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('place' as const),
      isLoggedIn: fc.constantFrom(true, true, true, false),
      idempotencyKey: fc.uuid(),
      deviceId: fc.constant('device'),
      locale: fc.constant('en'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('placement_answered' as const),
      placedBets: fc.array(fc.constantFrom(acceptedBet(1), acceptedBet(2), submittedBet(1), rejectedBet(1)), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('placed_bet_changed' as const),
      placedBet: fc.constantFrom(acceptedBet(1), rejectedBet(1)),
    }),
  },
  fc.record({ type: fc.constant('placement_failed' as const), error: refusals }),
  fc.constant<SlipAction>({ type: 'placement_lost' }),
  fc.constant<SlipAction>({ type: 'placement_unauthorized' }),
)

/** A slip to begin with: so many matches, a stake on them, another type. */
const beginnings = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 10, max: 200 }), fc.constantFrom(null, ...SWITCHABLE_TYPES))
  .chain(([count, stake, betType]) =>
    fc.array(odds, { minLength: count, maxLength: count }).map((prices): SlipAction[] => [
      ...prices.map((price, at): SlipAction => {
        return { type: 'toggle_outcome', pick: pickOf(at + 1, '1', { odds: price }) }
      }),
      { type: 'set_stake', betKey: null, stake },
      ...(betType === null ? [] : [{ type: 'change_type' as const, betType }]),
    ]),
  )

/** A slip being built. */
export const building = fc
  .tuple(
    beginnings,
    fc.array(fc.oneof({ weight: 2, arbitrary: edits }, updates), { minLength: 1, maxLength: 30, size: 'max' }),
  )
  .map((parts) => parts.flat())
/** Actions that build a slip, send it, receive the response and build it again. */
export const anything = fc
  .tuple(
    beginnings,
    fc.array(fc.oneof({ weight: 2, arbitrary: edits }, updates, { weight: 2, arbitrary: placements }), {
      minLength: 1,
      maxLength: 40,
      size: 'max',
    }),
  )
  .map((parts) => parts.flat())
