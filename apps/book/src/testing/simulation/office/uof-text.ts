import type { Ending } from '../../plain-payout.ts'

/** An outcome as the feed settles it. */
export interface UofOutcome {
  readonly id: string
  readonly ending: Ending | 'open'
  readonly deadHeatFactor: string | null
}

export interface UofMarket {
  readonly marketId: number
  readonly specifier: string
}

interface UofHead {
  readonly urn: string
  readonly messageAt: number
}

const SETTLED: Readonly<Record<Ending | 'open', string>> = {
  win: 'result="1"',
  half_win: 'result="1" void_factor="0.5"',
  void: 'result="0" void_factor="1"',
  half_lose: 'result="0" void_factor="0.5"',
  lose: 'result="0"',
  open: 'result="-1"',
}

const head = ({ urn, messageAt }: UofHead) => `product="1" event_id="${urn}" timestamp="${messageAt}"`
const market = ({ marketId, specifier }: UofMarket) => `id="${marketId}" specifiers="${specifier}"`

/** A settlement of one market in the words of the Unified Odds Feed. */
export function settlementText(on: UofHead, of: UofMarket, outcomes: readonly UofOutcome[]): string {
  const rows = outcomes.map(({ id, ending, deadHeatFactor }) => {
    const share = deadHeatFactor === null ? '' : ` dead_heat_factor="${deadHeatFactor}"`
    return `<outcome id="${id.replaceAll('"', '&quot;')}" ${SETTLED[ending]}${share}/>`
  })
  return `<bet_settlement ${head(on)} certainty="2"><outcomes><market ${market(of)}>${rows.join('')}</market></outcomes></bet_settlement>`
}

/** Takes settlements of some markets back; of the whole match where none is named. */
export function rollbackText(on: UofHead, markets: readonly UofMarket[]): string {
  return `<rollback_bet_settlement ${head(on)}>${markets.map((one) => `<market ${market(one)}/>`).join('')}</rollback_bet_settlement>`
}

/** Cancels, or takes that back, for bets placed in a window; Unix ms. */
export function cancelText(
  kind: 'bet_cancel' | 'rollback_bet_cancel',
  on: UofHead,
  markets: readonly UofMarket[],
  window: { readonly from: number | null; readonly to: number | null },
): string {
  const from = window.from === null ? '' : ` start_time="${window.from}"`
  const to = window.to === null ? '' : ` end_time="${window.to}"`
  return `<${kind} ${head(on)}${from}${to}>${markets.map((one) => `<market ${market(one)}/>`).join('')}</${kind}>`
}
