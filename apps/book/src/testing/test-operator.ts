import type { LegOutcome } from '@touchline/sports'
import { applyBetCancel, applyMessage, type PlacedWithin, type VoidReason } from '../modules/pricing/results/index.ts'
import type { TestBook } from './test-book.ts'
import type { TestMatch } from './test-match.ts'

type Side = 'home' | 'draw' | 'away'
type Ending = LegOutcome | { readonly result: LegOutcome; readonly deadHeatFactor: string } | null

const OUTCOMES = { home: '1', draw: '2', away: '3' } as const
const MARKET = { marketId: 1, specifier: '' }
const ALWAYS: PlacedWithin = { from: null, to: null }

/** An operator who enters the results of matches and corrects them. */
export interface TestOperator {
  /** Settles the named sides; null: undecided again. */
  settles(match: TestMatch, results: Partial<Record<Side, Ending>>, words?: Partial<Words>): Promise<void>
  rollsBack(match: TestMatch, words?: Pick<Partial<Words>, 'messageAt' | 'wholeMatch'>): Promise<void>
  cancels(match: TestMatch, words?: Partial<Words>): Promise<void>
  rollsBackCancel(match: TestMatch, words?: Partial<Words>): Promise<void>
  /** The match was abandoned: decided results are final, the rest is void. */
  abandons(match: TestMatch, words?: Partial<Words>): Promise<void>
  /** Takes an outcome out; bets placed until now bear the deduction, in percent. */
  withdraws(match: TestMatch, side: Side, percent: number, words?: Pick<Partial<Words>, 'messageAt'>): Promise<void>
  cancelsBet(id: number): Promise<void>
  rollsBackBetCancel(id: number): Promise<void>
}

interface Words {
  /** Unix ms; now where absent. */
  readonly messageAt: number
  readonly placed: PlacedWithin
  readonly wholeMatch: boolean
  readonly finalText: string
  readonly reason: VoidReason
}

/** @param work does the due work after each command */
export function testOperator({ parts, clock, works }: TestBook): TestOperator {
  const { db } = parts
  const shared = (match: TestMatch, words: Partial<Words>) => ({
    eventId: match.id,
    messageAt: words.messageAt ?? clock.now(),
    source: 'operator',
  })
  const scope = ({ wholeMatch = true }: Partial<Words>) => (wholeMatch ? null : [MARKET])
  const applies = async (message: Parameters<typeof applyMessage>[1]) => {
    await applyMessage(db, message, clock.now())
    await works()
  }

  return {
    settles: (match, results, words = {}) =>
      applies({
        ...shared(match, words),
        kind: 'bet_settlement',
        markets: [
          {
            ...MARKET,
            outcomes: Object.fromEntries(
              (Object.entries(results) as [Side, Ending][]).map(([side, ending]) => [OUTCOMES[side], endingOf(ending)]),
            ),
            others: 'open',
            finalText: words.finalText ?? '',
            voidReason: words.reason ?? null,
          },
        ],
      }),
    rollsBack: (match, words = {}) =>
      applies({ ...shared(match, words), kind: 'rollback_bet_settlement', markets: scope(words) }),
    cancels: (match, words = {}) => applies(cancelOf(match, words, false)),
    abandons: (match, words = {}) => applies(cancelOf(match, { reason: 'abandoned', ...words }, true)),
    rollsBackCancel: (match, words = {}) =>
      applies({
        ...shared(match, words),
        kind: 'rollback_bet_cancel',
        markets: scope(words),
        placed: words.placed ?? ALWAYS,
      }),
    withdraws: (match, side, percent, words = {}) =>
      applies({
        ...shared(match, words),
        kind: 'withdrawal',
        outcomes: [{ ...MARKET, outcomeId: OUTCOMES[side], percent }],
        pricedTo: clock.now(),
      }),
    async cancelsBet(betId) {
      await applyBetCancel(db, { kind: 'cancel_bet', betId, messageAt: clock.now(), voidReason: 'other' }, clock.now())
      await works()
    },
    async rollsBackBetCancel(betId) {
      const order = { kind: 'rollback_cancel_bet', betId, messageAt: clock.now(), voidReason: 'other' } as const
      await applyBetCancel(db, order, clock.now())
      await works()
    },
  }

  function cancelOf(match: TestMatch, words: Partial<Words>, keepsResults: boolean) {
    const voidReason = words.reason ?? 'other'
    return {
      ...shared(match, words),
      kind: 'bet_cancel' as const,
      markets: words.wholeMatch === false ? [{ ...MARKET, voidReason }] : null,
      placed: words.placed ?? ALWAYS,
      voidReason,
      keepsResults,
    }
  }
}

function endingOf(ending: Ending) {
  return ending === null || typeof ending === 'string' ? { result: ending, deadHeatFactor: null } : ending
}
