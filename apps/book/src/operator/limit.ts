import { formatAmount } from '@touchline/betting'
import { LIMIT_PERIODS, MONEY_LIMIT_TYPES, TIME_LIMIT_TYPES } from '@touchline/contract/constants'
import { findPlayerByName } from '../modules/platform/index.ts'
import { imposeLimit, listLimits } from '../modules/protection/index.ts'
import { type CurrencyTable, loadCurrencies } from '../modules/wallet/index.ts'
import { misunderstood, type Operation } from './operation.ts'
import { readAmount } from './read-amount.ts'

const usage = 'limit PLAYER [TYPE[:PERIOD] AMOUNT CURRENCY | TYPE[:PERIOD] MINUTES min | TYPE[:PERIOD] off]'
const MINUTE_MS = 60_000
const WITHOUT_PERIOD: readonly string[] = ['bet', 'session', 'sportsbook_session', 'reality_check']

interface Wish {
  readonly type: (typeof MONEY_LIMIT_TYPES)[number] | (typeof TIME_LIMIT_TYPES)[number]
  readonly period: string | null
  /** In subunits or ms; null lifts it. */
  readonly amount: bigint | null
  readonly currency: string | null
}

/** Null where the words are something else. */
function readWish([kind = '', text = '', unit]: readonly string[], currencies: CurrencyTable): Wish | null {
  const [name, period = null, ...rest] = kind.split(':')
  const type = [...MONEY_LIMIT_TYPES, ...TIME_LIMIT_TYPES].find((known) => known === name)
  const hasPeriod = LIMIT_PERIODS.some((known) => known === period)
  if (type === undefined || rest.length > 0 || (period !== null && !hasPeriod)) return null
  if (WITHOUT_PERIOD.includes(type) === hasPeriod) return null
  if (text === 'off' && unit === undefined) return { type, period, amount: null, currency: null }
  if (TIME_LIMIT_TYPES.some((known) => known === type)) {
    if (unit !== 'min' || !/^[1-9]\d{0,4}$/.test(text)) return null
    return { type, period, amount: BigInt(Number(text) * MINUTE_MS), currency: null }
  }
  const rules = currencies.get(unit ?? '')
  return rules ? { type, period, amount: readAmount(text, rules.currency), currency: unit ?? null } : null
}

/**
 * Limits that the operator sets beside a player's own: `limit demo@touchline.test wager:day 50.00 EUR`. They hold at
 * once and only the operator lifts them; without a limit all that hold are listed.
 */
export const limit: Operation = {
  help: "limit PLAYER TYPE[:PERIOD] AMOUNT CURRENCY   a limit beside the player's own; `off` lifts it, PLAYER alone lists",
  usage,
  onlyLooks: (words) => words.length === 1,
  async run([login = '', ...words], { db, clock, signals }) {
    const now = clock.now()
    const player = await findPlayerByName(db, login)
    if (player === null) return { ok: false, text: `No player signs in as ${login}.` }
    const currencies = await loadCurrencies(db, now)
    if (words.length > 0) {
      const wish = words.length > 3 ? null : readWish(words, currencies)
      if (wish === null) return misunderstood({ usage })
      await imposeLimit(db, { ...wish, playerId: player.id, now })
      if (wish.type === 'session') signals.emit('session_ended', null)
    }
    const held = await listLimits(db, player.id, now)
    const lines = held.map(({ type, period, strategy, amount, currency, used, imposed, disable_at }) => {
      const rules = currencies.get(currency ?? '')
      const write = (value: number) =>
        rules ? `${formatAmount(value, rules.currency)} ${currency}` : `${value / MINUTE_MS} min`
      const what = [type, period, strategy].filter((part) => part !== null).join(':')
      const size = amount === null ? '' : ` ${write(amount)}`
      const spent = amount === null || used === null ? '' : `, used ${write(used)}`
      const until = disable_at === null ? '' : `, until ${disable_at}`
      return `${what}${size}${spent}${until}${imposed ? ' (operator)' : ''}`
    })
    return { ok: true, text: lines.length === 0 ? `${login} has no limits.` : lines.join('\n') }
  },
}
