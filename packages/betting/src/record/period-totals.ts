/** A settled bet as far as the sums of a period go; amounts in subunits of one currency. */
export interface RecordedBet {
  readonly stake: number
  /** Paid back in all, cash-outs included. */
  readonly returned: number
  /** Unix ms. */
  readonly settledAt: number
}

/** What a period came to, in subunits. */
export interface PeriodTotals {
  readonly count: number
  readonly staked: number
  readonly returned: number
  /** Returned less staked. */
  readonly net: number
  /** The net so far after each settlement, oldest first; bets settled at the same moment make one point. */
  readonly course: readonly { readonly at: number; readonly net: number }[]
}

/** Sums of settled bets and how they came about. */
export function periodTotals(bets: readonly RecordedBet[]): PeriodTotals {
  const inTime = [...bets].sort((a, b) => a.settledAt - b.settledAt)
  const course: { at: number; net: number }[] = []
  let staked = 0
  let returned = 0
  for (const bet of inTime) {
    staked += bet.stake
    returned += bet.returned
    const point = { at: bet.settledAt, net: returned - staked }
    if (course.at(-1)?.at === bet.settledAt) course[course.length - 1] = point
    else course.push(point)
  }
  return { count: bets.length, staked, returned, net: returned - staked, course }
}
