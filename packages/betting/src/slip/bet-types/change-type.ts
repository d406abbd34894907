import { systemTypesOf } from '../../system/index.ts'
import { MAX_SELECTIONS } from '../../vocabulary/index.ts'
import type { OrdinaryBet, SlipBet } from '../bet.ts'
import { isOrdinary, ordinarySelections } from '../selections/selections.ts'
import type { SlipBase } from '../state.ts'
import { SWITCHABLE_TYPES, type SwitchableType } from '../vocabulary.ts'
import { type Conflict, conflictsOf } from './conflicts.ts'

/** Why the slip cannot take a type now. */
export type TypeRefusal = 'slip_empty' | 'already_set' | 'single_selection' | 'no_system_size' | Conflict

/** One of the slip's type tabs. */
export interface TypeOption {
  readonly betType: SwitchableType
  readonly isCurrent: boolean
  /** Null where the player may switch to it, or where it is the current one. */
  readonly disabledBy: Exclude<TypeRefusal, 'already_set'> | null
}

/** Type of the ordinary bets of a slip; null where there are none. */
export function slipTypeOf(bets: readonly SlipBet[]): SwitchableType | null {
  return bets.find(isOrdinary)?.betType ?? null
}

/** Why a change to this type is refused; null where it is allowed. */
export function typeRefusal(base: SlipBase, betType: SwitchableType): TypeRefusal | null {
  const current = slipTypeOf(base.bets)
  if (current === null) return 'slip_empty'
  if (current === betType) return 'already_set'
  const selections = ordinarySelections(base.bets)
  if (selections.length === 1) return 'single_selection'
  if (betType === 'SYSTEM' && !base.systemTypes.some((type) => type.totalCount === selections.length)) {
    return 'no_system_size'
  }
  return conflictsOf(betType, selections, base.settings, MAX_SELECTIONS)[0] ?? null
}

/** The type tabs with the reason of each that is disabled. */
export function typeOptions(base: SlipBase): readonly TypeOption[] {
  return SWITCHABLE_TYPES.map((betType) => {
    const refusal = typeRefusal(base, betType)
    return { betType, isCurrent: refusal === 'already_set', disabledBy: refusal === 'already_set' ? null : refusal }
  })
}

/** Bets after a change of type; the same array where it is refused. Custom bets are not concerned. */
export function changeType(base: SlipBase, betType: SwitchableType): readonly SlipBet[] {
  const first = base.bets.find(isOrdinary)
  if (first === undefined || typeRefusal(base, betType) !== null) return base.bets
  const custom = base.bets.filter((bet) => !isOrdinary(bet))
  const selections = ordinarySelections(base.bets)
  const { stake, currency, subunits } = first
  const common = { stake, stakeSource: 'stake', wantedWin: null, currency, subunits } as const
  switch (betType) {
    case 'SINGLE':
      return [...selections.map((leg): OrdinaryBet => ({ betType, ...common, selections: [leg] })), ...custom]
    case 'COMBO':
      return [{ betType, ...common, selections }, ...custom]
    case 'SYSTEM': {
      const offered = base.systemTypes.find((type) => type.totalCount === selections.length)
      const systemType = offered ?? systemTypesOf(selections.length)[0]
      return systemType === undefined ? base.bets : [{ betType, ...common, systemType, selections }, ...custom]
    }
  }
}
