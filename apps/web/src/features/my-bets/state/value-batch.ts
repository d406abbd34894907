import type { Bet } from '@touchline/contract'

/** The cash-out value of a bet, in subunits; null where there is none, with the reason where the book gives one. */
export type CashOutValue = Pick<Bet, 'to_cashout' | 'cashout_off'>

/** Cash-out values by bet. */
export type CashOutValues = ReadonlyMap<number, CashOutValue>

/** Values that follow each other faster than this, in ms, are shown together: a thousand bets may change at once. */
const BATCH_MS = 50

export interface ValueBatch {
  /** Shows a value: at once where none was shown just now. */
  readonly receive: (betId: number, value: CashOutValue) => void
  /** Drops waiting values of these bets: newer ones are known. */
  readonly forget: (betIds: readonly number[]) => void
  /** Shows what waits. */
  readonly flush: () => void
  /** Drops all waiting values. */
  readonly clear: () => void
}

/** Hands values on, those of a moment in one go. */
export function batchValues(
  show: (values: CashOutValues) => void,
  after: (ms: number, run: () => void) => () => void,
): ValueBatch {
  const waiting = new Map<number, CashOutValue>()
  let cancel: (() => void) | null = null

  function flush() {
    if (waiting.size === 0) return
    const values = new Map(waiting)
    waiting.clear()
    show(values)
  }

  return {
    receive(betId, value) {
      waiting.set(betId, value)
      if (cancel !== null) return
      flush()
      cancel = after(BATCH_MS, () => {
        cancel = null
        flush()
      })
    },
    forget(betIds) {
      for (const id of betIds) waiting.delete(id)
    },
    flush,
    clear() {
      waiting.clear()
      cancel?.()
      cancel = null
    },
  }
}
