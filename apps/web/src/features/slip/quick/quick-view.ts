import type { QuickBetState } from '@touchline/betting'
import type { JsonStore } from '../../../platform/storage/storage.ts'

/** Key in session storage: how the quick bet is set, and a placement whose outcome is not known. */
export const QUICK_KEY = 'quick_bet'

/** The quick bet as the page shows it. */
export interface QuickView {
  /** Null until its code is here. */
  readonly bet: QuickBetState | null
  /** Key of the outcome whose button shows the result of the last tap; null for none. */
  readonly shownAt: string | null
}

export const INITIAL_QUICK: QuickView = { bet: null, shownAt: null }

/** What a price button shows of the quick bet. */
export type QuickMark = 'pending' | 'placed' | 'refused'

/** Whether a tap on a price places at once. */
export function isArmed({ bet }: QuickView): boolean {
  return bet?.isEnabled === true && bet.isApproved
}

/** What the button of this outcome shows; null for its price. */
export function quickMark({ bet, shownAt }: QuickView, key: string): QuickMark | null {
  if (bet === null || shownAt !== key) return null
  switch (bet.state) {
    case 'PROCESSING':
    case 'UNKNOWN':
      return 'pending'
    case 'SUCCESS':
      return 'placed'
    case 'ERROR':
    case 'WARNING':
      return 'refused'
    default:
      return null
  }
}

/** Whether the session kept a quick bet that is switched on, or one whose outcome is not known. */
export function hasKeptQuick(session: JsonStore): boolean {
  return session.read(QUICK_KEY) !== undefined
}
