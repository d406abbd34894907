import type { Fraction, OutcomePick, SlipAction } from '../../index.ts'
import { type ModelBet, type ModelLeg, NO_STAKE, nameOf, nearest, stakeOf } from './bets.ts'
import {
  again,
  agreed,
  asType,
  customs,
  inOtherOrder,
  isBlocked,
  type ModelRules,
  mustAgree,
  ordinary,
  pickedLegs,
  toggled,
  typeObstacle,
  withCustom,
  withoutBlocked,
  withoutPick,
  withPick,
} from './edits.ts'

interface Answer {
  readonly betId: number
  readonly status: string
  readonly isVip: boolean
}

/** A slip as the specification describes it, without regard to speed: derived values are computed, never stored. */
export interface ModelSlip {
  readonly bets: readonly ModelBet[]
  readonly rules: ModelRules
  readonly currency: { readonly code: string; readonly subunits: number }
  readonly isRestoring: boolean
  readonly phase: 'building' | 'sent' | 'processing' | 'unknown' | 'receipt' | 'refused'
  /** Bets that were sent and are not decided. */
  readonly sent: readonly ModelBet[]
  readonly answers: readonly Answer[]
  /** What the server took. */
  readonly processed: readonly ModelBet[]
}

export function newModel(currency: ModelSlip['currency'], accept: ModelRules['accept'] = 'higher'): ModelSlip {
  return {
    bets: [],
    rules: { accept, multiSingle: [], withoutSystem: ['betconstruct'], down: [] },
    currency,
    isRestoring: false,
    phase: 'building',
    sent: [],
    answers: [],
    processed: [],
  }
}

export function isWaiting({ phase }: ModelSlip): boolean {
  return phase === 'sent' || phase === 'processing' || phase === 'unknown'
}

export function legOf(pick: OutcomePick): ModelLeg {
  return {
    id: `${pick.matchId}/${pick.marketId}/${pick.specifier}/${pick.outcomeId}`,
    match: pick.matchId,
    market: `${pick.marketId}/${pick.specifier}`,
    outcome: pick.outcomeId,
    provider: pick.provider,
    odds: pick.odds,
    accepted: pick.odds,
    isOpen: pick.active,
    status: pick.matchStatus,
  }
}

export function needsAgreement({ bets, rules }: ModelSlip): boolean {
  return bets.some((bet) =>
    bet.kind === 'CUSTOM_BET'
      ? mustAgree(bet.acceptedPrice, bet.price, rules)
      : bet.legs.some((leg) => mustAgree(leg.accepted, leg.odds, rules)),
  )
}

function isAnyDown({ bets, rules }: ModelSlip): boolean {
  return bets.some((bet) => bet.legs.some((leg) => rules.down.includes(leg.provider)))
}

export function ticketState(slip: ModelSlip): string {
  if (slip.phase === 'building') return needsAgreement(slip) || isAnyDown(slip) ? 'ODDS_CHANGED' : 'INITIAL'
  const names = { sent: 'INITIAL', processing: 'PROCESSING', unknown: 'UNKNOWN', receipt: 'SUCCESS', refused: 'ERROR' }
  return names[slip.phase]
}

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0

function onLegs(slip: ModelSlip, change: (leg: ModelLeg) => ModelLeg): ModelSlip {
  return { ...slip, bets: slip.bets.map((bet) => ({ ...bet, legs: bet.legs.map(change) })) }
}

type Markets = Extract<SlipAction, { type: 'update_markets' }>['markets']

function received(leg: ModelLeg, eventId: number, markets: Markets): ModelLeg {
  const market = markets.find(({ id, specifier }) => leg.match === eventId && leg.market === `${id}/${specifier}`)
  if (market === undefined) return leg
  const outcome = market.outcomes.find(({ id }) => id === leg.outcome)
  if (market.status !== 1 || outcome === undefined || !outcome.active) return { ...leg, isOpen: false }
  return { ...leg, isOpen: true, odds: outcome.odds }
}

/** The responses looked at: waiting while one is not decided, refused where none was taken, else a receipt. */
function decided(slip: ModelSlip, answers: readonly Answer[]): ModelSlip {
  if (answers.some(({ status, isVip }) => status === 'submitted' && !isVip)) {
    return { ...slip, phase: 'processing', answers }
  }
  const taken = slip.sent.filter((_, at) => answers[at] !== undefined && answers[at].status !== 'rejected')
  const bets = slip.bets.filter((bet) => !taken.some((one) => nameOf(one) === nameOf(bet)))
  const end = { ...slip, sent: [], answers: [] }
  return taken.length === 0 ? { ...end, phase: 'refused' } : { ...end, bets, phase: 'receipt', processed: taken }
}

/** Actions of the server and the player while bets are being placed. */
export function courseOf(slip: ModelSlip, action: SlipAction): ModelSlip {
  const isOpenEnded = slip.phase === 'sent' || slip.phase === 'unknown'
  switch (action.type) {
    case 'place': {
      const staked = slip.bets.filter((bet) => stakeOf(bet) > 0)
      const isBarred = staked.some(({ legs }) => legs.some((leg) => isBlocked(leg, slip.rules)))
      if (isWaiting(slip) || slip.isRestoring || staked.length === 0 || isBarred || needsAgreement(slip)) return slip
      return action.isLoggedIn
        ? { ...slip, phase: 'sent', sent: staked, processed: [] }
        : { ...slip, phase: 'building', processed: [] }
    }
    case 'placement_answered':
      return isWaiting(slip) ? decided(slip, action.placedBets) : slip
    case 'placed_bet_changed': {
      const { placedBet } = action
      if (slip.phase !== 'processing') return slip
      return decided(
        slip,
        slip.answers.map((one) => (one.betId === placedBet.betId ? placedBet : one)),
      )
    }
    case 'placement_failed': {
      if (!isOpenEnded) return slip
      const faults = action.error.byBet.flatMap(({ selections }) => selections)
      const next = onLegs(slip, (leg) => {
        const now = faults.findLast(({ selectionId }) => selectionId === leg.id)?.currentOdds ?? null
        return now === null ? leg : { ...leg, odds: now }
      })
      return { ...next, phase: 'refused', sent: [] }
    }
    case 'placement_unauthorized':
      return isOpenEnded ? { ...slip, phase: 'building', sent: [] } : slip
    case 'placement_lost':
      return isOpenEnded ? { ...slip, phase: 'unknown' } : slip
    case 'leave_placement': {
      if (slip.phase !== 'unknown') return slip
      const bets = slip.bets.filter((bet) => !slip.sent.some((one) => nameOf(one) === nameOf(bet)))
      return { ...slip, bets, sent: [], phase: 'building' }
    }
    default:
      return slip
  }
}

/** A bet taken over from another page or tab: its amounts at the rate, or none where there is none. */
function carried(
  bet: ModelBet,
  from: ModelSlip['currency'],
  to: ModelSlip['currency'],
  rate: Fraction | null,
): ModelBet {
  if (from.code === to.code) return bet
  const { n, d } = rate ?? { n: 0n, d: 1n }
  const convert = (amount: number) =>
    Number(nearest(BigInt(amount) * BigInt(to.subunits) * n, BigInt(from.subunits) * d))
  return {
    ...bet,
    money: 'win' in bet.money ? { win: convert(bet.money.win) } : { stake: convert(bet.money.stake) },
  }
}

/** A slip that takes over the bets of another one, then the newer picks. */
export function takenOver(
  slip: ModelSlip,
  from: Pick<ModelSlip, 'bets' | 'currency'>,
  news: readonly { readonly eventId: number; readonly markets: Markets }[],
  rate: Fraction | null,
  meanwhile: readonly ModelBet[],
): ModelSlip {
  if (isWaiting(slip)) return slip
  const bets = from.bets.map((bet) => carried(bet, from.currency, slip.currency, rate))
  let next: ModelSlip = { ...slip, bets, isRestoring: false, phase: 'building', processed: [] }
  for (const { eventId, markets } of news) next = onLegs(next, (leg) => received(leg, eventId, markets))
  const known = pickedLegs(next.bets).map(({ id }) => id)
  for (const leg of pickedLegs(meanwhile)) {
    if (!known.includes(leg.id)) next = { ...next, bets: withPick(next.bets, leg, slip.rules) }
  }
  const late = customs(meanwhile).filter((bet) => !next.bets.some((other) => nameOf(other) === nameOf(bet)))
  return { ...next, bets: [...next.bets, ...late] }
}

/** Actions of the player, and updates of markets and settings. Nothing of it counts while bets are on their way. */
export function stepOf(slip: ModelSlip, action: SlipAction): ModelSlip {
  if (isWaiting(slip)) return slip
  const { bets, rules } = slip
  const built = (next: readonly ModelBet[]): ModelSlip => ({ ...slip, bets: next, phase: 'building', processed: [] })
  switch (action.type) {
    case 'toggle_outcome':
      return built(toggled(bets, legOf(action.pick), rules))
    case 'remove_selection':
      return built(withoutPick(bets, action.selectionId))
    case 'remove_bet':
      return built(bets.filter((bet) => nameOf(bet) !== action.betKey))
    case 'add_custom_bet': {
      const legs = action.picks.map(legOf)
      const isOne = legs.length > 0 && legs.every(({ match }) => match === legs[0]?.match)
      const isTwice = legs.some((leg, at) => legs.slice(at + 1).some(({ id }) => id === leg.id))
      if (!isOne || isTwice) return slip
      const next = withCustom(bets, legs, action.odds)
      return next === bets ? slip : built(next)
    }
    case 'change_type': {
      const first = ordinary(bets)[0]
      if (first === undefined || typeObstacle(bets, action.betType, rules) !== null) return slip
      return built(asType(bets, action.betType, stakeOf(first)))
    }
    case 'choose_system': {
      const [wins, total] = action.systemId.split('/').map(Number) as [number, number]
      if (wins < 2 || wins >= total || total > 40) return slip
      const isMeant = (bet: ModelBet) => bet.kind === 'SYSTEM' && bet.legs.length === total
      return built(bets.map((bet) => (isMeant(bet) ? { ...bet, wins, money: { stake: stakeOf(bet) } } : bet)))
    }
    case 'set_stake': {
      const { betKey, stake } = action
      if (!isAmount(stake)) return slip
      const isMeant = (bet: ModelBet) => (betKey === null ? bet.kind !== 'CUSTOM_BET' : nameOf(bet) === betKey)
      return built(bets.map((bet) => (isMeant(bet) ? { ...bet, money: { stake } } : bet)))
    }
    case 'share_stake': {
      const { total } = action
      const sharing = ordinary(bets)
      if (!isAmount(total) || sharing.length === 0) return slip
      const stakes = sharing.map((_, at) => Math.ceil((total - at) / sharing.length))
      return built([...sharing.map((bet, at) => ({ ...bet, money: { stake: stakes[at] ?? 0 } })), ...customs(bets)])
    }
    case 'move_selection': {
      const next = inOtherOrder(bets, action.selectionId, action.to)
      return next === bets ? slip : built(next)
    }
    case 'choose_bonus':
      return slip
    case 'set_wanted_win': {
      const { betKey, win } = action
      if (!isAmount(win)) return slip
      return built(bets.map((bet) => (nameOf(bet) === betKey ? { ...bet, money: { win } } : bet)))
    }
    case 'change_currency':
      return { ...built(bets.map((bet) => ({ ...bet, money: NO_STAKE }))), currency: action.currency }
    case 'accept_changes':
      return built(agreed(bets))
    case 'remove_blocked':
      return bets.some(({ legs }) => legs.some((leg) => isBlocked(leg, rules)))
        ? built(withoutBlocked(bets, rules))
        : slip
    case 'clear':
      return built([])
    case 'close_receipt':
      return slip.phase === 'receipt' ? built(action.keepSelections ? again(bets, slip.processed) : bets) : slip
    case 'dismiss_error':
      return slip.phase === 'refused' ? built(bets) : slip
    case 'update_markets':
      return onLegs(slip, (leg) => received(leg, action.eventId, action.markets))
    case 'update_match_status':
      return onLegs(slip, (leg) => (leg.match === action.eventId ? { ...leg, status: action.status } : leg))
    case 'update_providers':
      return { ...slip, rules: { ...rules, down: action.inactiveProviders } }
    case 'update_custom_odds': {
      const isMeant = (bet: ModelBet) => bet.kind === 'CUSTOM_BET' && nameOf(bet) === action.betKey
      return { ...slip, bets: bets.map((bet) => (isMeant(bet) ? { ...bet, price: action.odds } : bet)) }
    }
    case 'update_settings': {
      const { acceptMode = rules.accept, multiSingleProviders = rules.multiSingle } = action.settings
      return { ...slip, rules: { ...rules, accept: acceptMode, multiSingle: multiSingleProviders } }
    }
    case 'start_restoring':
      return { ...slip, isRestoring: true }
    default:
      return slip
  }
}
