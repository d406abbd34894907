/** Market status codes: the first may be bet on, suspended is shown locked, the rest are hidden. */
export const MARKET_STATUS = {
  allowed: 1,
  suspended: -1,
  not_allowed: 0,
  handed_over: -2,
  settled: -3,
  cancelled: -4,
} as const
export type MarketStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS]

/** Whether a market of this status is shown: open, or locked for the moment. */
export function isListed(status: MarketStatus): boolean {
  return status === MARKET_STATUS.allowed || status === MARKET_STATUS.suspended
}

/** Identity of a market inside its event. */
export function marketKey(id: number, specifier: string): string {
  return `${id}/${specifier}`
}

export const OUTCOME_KEYS = ['home', 'draw', 'away', 'under', 'total', 'over'] as const
/** Role of an outcome in its market: its column. */
export type OutcomeKey = (typeof OUTCOME_KEYS)[number]
