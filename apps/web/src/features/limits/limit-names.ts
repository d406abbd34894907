import type { Limit } from '@touchline/contract'
import type { LimitPeriod, LimitStrategy, MoneyLimitType, TimeLimitType } from '@touchline/contract/constants'
import type { MessageId } from '../../i18n/index.ts'

/** A limit by what it counts and over which time; some have no period. */
export interface LimitName {
  readonly type: MoneyLimitType | TimeLimitType
  readonly period: LimitPeriod | null
  /** What it is called. */
  readonly label: MessageId
}

/** Every limit on money that can be set, in the order of the page. */
export const MONEY_LIMITS: readonly LimitName[] = [
  { type: 'deposit', period: 'day', label: 'limits.deposit.day' },
  { type: 'deposit', period: 'week', label: 'limits.deposit.week' },
  { type: 'deposit', period: 'month', label: 'limits.deposit.month' },
  { type: 'loss', period: 'day', label: 'limits.loss.day' },
  { type: 'loss', period: 'week', label: 'limits.loss.week' },
  { type: 'loss', period: 'month', label: 'limits.loss.month' },
  { type: 'wager', period: 'day', label: 'limits.wager.day' },
  { type: 'wager', period: 'week', label: 'limits.wager.week' },
  { type: 'wager', period: 'month', label: 'limits.wager.month' },
  { type: 'bet', period: null, label: 'limits.bet.one' },
]

/** Every limit on time. */
export const TIME_LIMITS: readonly LimitName[] = [
  { type: 'reality_check', period: null, label: 'limits.reality_check' },
  { type: 'sportsbook_session', period: null, label: 'limits.sportsbook_session' },
  { type: 'session', period: null, label: 'limits.session' },
  { type: 'time', period: 'day', label: 'limits.time.day' },
  { type: 'time', period: 'week', label: 'limits.time.week' },
  { type: 'time', period: 'month', label: 'limits.time.month' },
  { type: 'activity', period: 'day', label: 'limits.activity.day' },
  { type: 'activity', period: 'week', label: 'limits.activity.week' },
  { type: 'activity', period: 'month', label: 'limits.activity.month' },
]

/** A row of the page: limits of one type by day, week and month, or limits without a period side by side. */
export interface LimitRow {
  readonly key: string
  /** Null where each limit names itself. */
  readonly label: MessageId | null
  readonly names: readonly LimitName[]
}

const ROW_LABELS: { readonly [T in LimitName['type']]?: MessageId } = {
  deposit: 'limits.deposit',
  loss: 'limits.loss',
  wager: 'limits.wager',
  time: 'limits.time.row',
  activity: 'limits.activity.row',
}

/** Limits in rows: those with a period by their type, then all others together. */
export function rowsOf(names: readonly LimitName[]): readonly LimitRow[] {
  const types = [...new Set(names.filter(({ period }) => period !== null).map(({ type }) => type))]
  const single = names.filter(({ period }) => period === null)
  return [
    ...types.map((type) => ({
      key: type,
      label: ROW_LABELS[type] ?? null,
      names: names.filter((name) => name.type === type && name.period !== null),
    })),
    ...(single.length > 0 ? [{ key: 'single', label: null, names: single }] : []),
  ]
}

/** Whether the amount of a limit is time in ms. */
export function isOfTime({ type }: Pick<Limit, 'type'>): boolean {
  return TIME_LIMITS.some((name) => name.type === type)
}

/** One line of the page: a limit that can be set, or one that holds. */
export interface LimitSlot {
  readonly key: string
  readonly name: LimitName
  /** How its period is counted; null where it has none, undefined where that can still be chosen. */
  readonly strategy: LimitStrategy | null | undefined
  readonly limit: Limit | undefined
}

/** The lines for one name: what the player has set or can set, then what holds beside that. */
export function slotsFor(limits: readonly Limit[], name: LimitName): readonly LimitSlot[] {
  const same = limits.filter((limit) => limit.type === name.type && limit.period === name.period)
  const key = name.period === null ? name.type : `${name.type}:${name.period}`
  const own = same.find(({ imposed, strategy }) => !imposed && strategy !== 'rolling')
  const rolling = same.find(({ imposed, strategy }) => !imposed && strategy === 'rolling')
  const strategy = name.period === null ? null : own || rolling ? ('calendar' as const) : undefined
  return [
    { key, name, strategy, limit: own },
    ...(rolling ? [{ key: `${key}:rolling`, name, strategy: 'rolling' as const, limit: rolling }] : []),
    ...same
      .filter(({ imposed }) => imposed)
      .map((limit) => ({ key: `${key}:imposed:${limit.id}`, name, strategy: limit.strategy, limit })),
  ]
}

/** The limits on time of a site that may have minutes of activity off: what a player has set holds on. */
export function timeLimits(held: readonly Limit[], isActivityOffered: boolean): readonly LimitName[] {
  const isSet = ({ type, period }: LimitName) => held.some((limit) => limit.type === type && limit.period === period)
  return TIME_LIMITS.filter((name) => isActivityOffered || name.type !== 'activity' || isSet(name))
}

/** The break or exclusion that lasts longest, if one holds; one without an end before all. */
export function pauseOf(limits: readonly Limit[]): Limit | undefined {
  const pauses = limits.filter(({ type }) => type === 'coolingoff' || type === 'selfexclusion')
  const end = ({ type, status, disable_at: at }: Limit) =>
    type === 'selfexclusion' && status !== 'confirmed_disabled' ? Number.POSITIVE_INFINITY : Date.parse(at ?? '')
  return pauses.sort((a, b) => end(b) - end(a))[0]
}
