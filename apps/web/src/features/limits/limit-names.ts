import type { Limit } from '@touchline/contract'
import type { LimitPeriod, MoneyLimitType } from '@touchline/contract/constants'
import type { MessageId } from '../../i18n/index.ts'

/** A limit on money by what it counts and over which time; one stake has none. */
export interface LimitName {
  readonly type: MoneyLimitType
  readonly period: LimitPeriod | null
  /** What it is called. */
  readonly label: MessageId
}

/** Every limit on money that can be set, in the order of the page. */
export const LIMIT_NAMES: readonly LimitName[] = [
  { type: 'loss', period: 'day', label: 'limits.loss.day' },
  { type: 'loss', period: 'week', label: 'limits.loss.week' },
  { type: 'loss', period: 'month', label: 'limits.loss.month' },
  { type: 'wager', period: 'day', label: 'limits.wager.day' },
  { type: 'wager', period: 'week', label: 'limits.wager.week' },
  { type: 'wager', period: 'month', label: 'limits.wager.month' },
  { type: 'bet', period: null, label: 'limits.bet.one' },
]

export function limitOf(
  limits: readonly Limit[],
  { type, period }: Pick<LimitName, 'type' | 'period'>,
): Limit | undefined {
  return limits.find((limit) => limit.type === type && limit.period === period)
}

/** The break or exclusion that lasts longest, if one holds; one without an end before all. */
export function pauseOf(limits: readonly Limit[]): Limit | undefined {
  const pauses = limits.filter(({ type }) => type === 'coolingoff' || type === 'selfexclusion')
  const end = ({ type, status, disable_at: at }: Limit) =>
    type === 'selfexclusion' && status !== 'confirmed_disabled' ? Number.POSITIVE_INFINITY : Date.parse(at ?? '')
  return pauses.sort((a, b) => end(b) - end(a))[0]
}
