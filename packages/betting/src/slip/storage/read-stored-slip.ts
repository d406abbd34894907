import { parseSystemId } from '../../system/index.ts'
import { ACCEPT_MODES, EVENT_STATUS_NAMES, PROVIDERS, SPORT_TYPES } from '../../vocabulary/index.ts'
import type { SlipBet } from '../bet.ts'
import type { Placement, PlacementMeta } from '../placing/placement.ts'
import { outcomeKey, type SlipSelection } from '../selections/selection.ts'
import { SLIP_BET_TYPES, STAKE_SOURCES } from '../vocabulary.ts'
import { STORED_SLIP_VERSION, type StoredSlip } from './stored-slip.ts'

type Fields = { readonly [key: string]: unknown }

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isOneOf(vocabulary: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && vocabulary.includes(value)
}

const TEXTS = ['matchUrnId', 'matchSlug', 'marketName', 'marketGroup', 'specifier', 'outcomeId', 'outcomeName'] as const
const NAMES = ['sportKey', 'nameA', 'nameB', 'categoryName', 'id'] as const
const NUMBERS = ['matchId', 'marketId', 'odds', 'acceptedOdds', 'initialOdds'] as const
const FLAGS = ['active', 'isSuspended', 'isChanged', 'isNotAvailable'] as const

function isSelection(value: unknown): value is SlipSelection {
  if (!isFields(value)) return false
  const hasFields =
    [...TEXTS, ...NAMES].every((key) => typeof value[key] === 'string') &&
    NUMBERS.every((key) => isAmount(value[key])) &&
    FLAGS.every((key) => typeof value[key] === 'boolean')
  const hasWords =
    isOneOf(EVENT_STATUS_NAMES, value.matchStatus) &&
    isOneOf(PROVIDERS, value.provider) &&
    isOneOf(SPORT_TYPES, value.type)
  return hasFields && hasWords && outcomeKey(value as unknown as SlipSelection) === value.id
}

/** Whether a bet has what its type needs, so many selections and no fewer. */
function fitsType(bet: Fields, count: number): boolean {
  switch (bet.betType) {
    case 'SINGLE':
      return count === 1
    case 'COMBO':
      return count >= 2
    case 'SYSTEM': {
      const type = isFields(bet.systemType) ? bet.systemType : {}
      const system = typeof type.id === 'string' ? parseSystemId(type.id) : undefined
      return system?.totalCount === count && system.winCount === type.winCount && count === type.totalCount
    }
    default:
      return isAmount(bet.customOdds) && isAmount(bet.acceptedCustomOdds) && count >= 1
  }
}

/** A stored bonus is fetched again before placement; only its form is checked here. */
function isBonus(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (!isFields(value) || !isFields(value.terms)) return false
  const { id, odds, stake, terms } = value
  const isWhole = isAmount(id) && isAmount(odds) && (stake === null || isAmount(stake))
  const isBoost = terms.type !== 'comboboost' || (Array.isArray(terms.ranges) && Array.isArray(terms.counting))
  return isWhole && typeof terms.type === 'string' && isBoost
}

function isBet(value: unknown): value is SlipBet {
  if (!isFields(value) || !isOneOf(SLIP_BET_TYPES, value.betType)) return false
  const { selections, wantedWin } = value
  return (
    isAmount(value.stake) &&
    isOneOf(STAKE_SOURCES, value.stakeSource) &&
    (wantedWin === null || isAmount(wantedWin)) &&
    typeof value.currency === 'string' &&
    isAmount(value.subunits) &&
    value.subunits > 0 &&
    Array.isArray(selections) &&
    selections.every(isSelection) &&
    isBonus(value.bonus) &&
    value.agreedBonus !== null &&
    isBonus(value.agreedBonus) &&
    fitsType(value, selections.length)
  )
}

function isMeta(value: unknown): value is PlacementMeta {
  return (
    isFields(value) &&
    typeof value.deviceId === 'string' &&
    typeof value.locale === 'string' &&
    isOneOf(ACCEPT_MODES, value.acceptMode) &&
    typeof value.quick === 'boolean'
  )
}

function isPlacement(value: unknown): value is Placement {
  return (
    isFields(value) &&
    typeof value.idempotencyKey === 'string' &&
    isMeta(value.meta) &&
    Array.isArray(value.bets) &&
    value.bets.every(isBet)
  )
}

/** Checks what session storage holds: the player, an older release or another tab may have written anything. */
export function readStoredSlip(value: unknown): StoredSlip | undefined {
  if (!isFields(value) || value.version !== STORED_SLIP_VERSION || !Array.isArray(value.bets)) return undefined
  const { bets, placement } = value
  if (!bets.every(isBet)) return undefined
  const ids = bets.filter((bet) => bet.betType !== 'CUSTOM_BET').flatMap((bet) => bet.selections.map((leg) => leg.id))
  if (new Set(ids).size !== ids.length) return undefined
  if (placement !== null && !isPlacement(placement)) return undefined
  return { version: STORED_SLIP_VERSION, bets, placement }
}
