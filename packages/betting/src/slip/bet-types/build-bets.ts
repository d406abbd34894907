import type { SystemType } from '../../system/index.ts'
import { type OrdinaryBet, rescaleStake, type SingleBet, type SlipBet } from '../bet.ts'
import type { SlipSelection } from '../selections/selection.ts'
import { isOrdinary } from '../selections/selections.ts'
import type { SlipBase } from '../state.ts'

/** A single without a stake. */
export function newSingle(selection: SlipSelection, base: SlipBase): SingleBet {
  return {
    betType: 'SINGLE',
    stake: 0,
    stakeSource: 'stake',
    wantedWin: null,
    currency: base.currency.code,
    subunits: base.currency.subunits,
    selections: [selection],
  }
}

/**
 * The system to change to when the number of selections changes: the same winners if it exists, else the most there
 * are.
 */
function systemFor(selectionCount: number, winCount: number, types: readonly SystemType[]): SystemType | undefined {
  const sizes = types.filter((type) => type.totalCount === selectionCount)
  return sizes.find((type) => type.winCount === winCount) ?? sizes.findLast((type) => type.winCount < winCount)
}

/** The same bet with other selections, its type following their number; undefined where none is left. */
export function withSelections(
  bet: OrdinaryBet,
  selections: readonly SlipSelection[],
  types: readonly SystemType[],
): OrdinaryBet | undefined {
  if (selections.length === 0) return undefined
  const { stake, stakeSource, wantedWin, currency, subunits, bonus } = bet
  const own = { stake, stakeSource, wantedWin, currency, subunits, selections }
  const common = { ...own, ...(bonus != null && { bonus }) }
  if (selections.length === 1) return rescaleStake({ betType: 'SINGLE', ...common })
  const systemType = bet.betType === 'SYSTEM' ? systemFor(selections.length, bet.systemType.winCount, types) : undefined
  if (systemType !== undefined) return rescaleStake({ betType: 'SYSTEM', systemType, ...own })
  return rescaleStake({ betType: 'COMBO', ...common })
}

/**
 * Whether a further outcome becomes another single: there are several already, or every provider involved offers that.
 */
function staysSingle(singles: readonly OrdinaryBet[], selection: SlipSelection, base: SlipBase): boolean {
  if (singles.length > 1) return true
  const providers = [...singles.flatMap((bet) => bet.selections), selection].map((leg) => leg.provider)
  return providers.every((provider) => base.settings.multiSingleProviders.includes(provider))
}

/**
 * Singles of combined selections, since two outcomes of one match cannot be combined. A single keeps its stake; the
 * stake of a combo or system was for all of them at once and is dropped.
 */
function splitForMatch(ordinary: readonly OrdinaryBet[], base: SlipBase): readonly OrdinaryBet[] {
  return ordinary.flatMap((bet) =>
    bet.betType === 'SINGLE' ? [bet] : bet.selections.map((leg) => newSingle(leg, base)),
  )
}

/** Bets after picking one more outcome. */
export function addSelection(base: SlipBase, selection: SlipSelection): readonly SlipBet[] {
  const ordinary = base.bets.filter(isOrdinary)
  const custom = base.bets.filter((bet) => !isOrdinary(bet))
  const [first] = ordinary
  if (first === undefined) return [newSingle(selection, base), ...custom]
  if (first.betType === 'SINGLE' && staysSingle(ordinary, selection, base)) {
    return [...ordinary, newSingle(selection, base), ...custom]
  }
  if (ordinary.some((bet) => bet.selections.some((leg) => leg.matchId === selection.matchId))) {
    return [...splitForMatch(ordinary, base), newSingle(selection, base), ...custom]
  }
  const merged = withSelections(first, [...first.selections, selection], base.systemTypes)
  return merged === undefined ? custom : [merged, ...custom]
}

/** Bets with the unwanted selections gone; a custom bet goes as a whole, since its price is for all of its legs. */
export function dropSelections(base: SlipBase, isUnwanted: (selection: SlipSelection) => boolean): readonly SlipBet[] {
  return base.bets.flatMap((bet): SlipBet[] => {
    if (!bet.selections.some(isUnwanted)) return [bet]
    if (!isOrdinary(bet)) return []
    const kept = bet.selections.filter((selection) => !isUnwanted(selection))
    const next = withSelections(bet, kept, base.systemTypes)
    return next === undefined ? [] : [next]
  })
}
