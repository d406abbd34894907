import type { Jackpot, JackpotTerms } from '@touchline/contract'
import { useFormat, useText } from '../../../i18n/index.ts'
import { Money, useMoney } from '../../../ui/index.ts'
import { currencyOf } from './currency-of.ts'
import { growthOf } from './growth.ts'
import styles from './Levels.module.css'

type Rules = JackpotTerms['levels'][number]

/** The levels of a jackpot, the largest last: what is in each, how it has grown, and the chance of it. */
export function Levels({ jackpot, terms }: { readonly jackpot: Jackpot; readonly terms: JackpotTerms | undefined }) {
  const text = useText()
  return (
    <ul className={styles.Levels}>
      {jackpot.levels.map((level, place) => {
        const rules = terms?.levels[place]
        return (
          <li key={level.name} data-state={level.state}>
            <span className={styles.Name}>
              {level.name}
              {level.state === 'paused' && <small>{text('jackpots.state.paused')}</small>}
            </span>
            <b className={styles.Pool}>
              <Money subunits={level.pool_amount} currency={currencyOf(jackpot)} />
            </b>
            <Growth jackpot={jackpot} pool={level.pool_amount} rules={rules} />
            <Chance jackpot={jackpot} rules={rules} />
          </li>
        )
      })}
    </ul>
  )
}

interface OfLevel {
  readonly jackpot: Jackpot
  readonly rules: Rules | undefined
}

/** How far the pool is filled, and what of it was there from the beginning. */
function Growth({ jackpot, pool, rules }: OfLevel & { readonly pool: number }) {
  const text = useText()
  const money = useMoney()
  const currency = currencyOf(jackpot)
  const seed = rules?.seed_amount ?? pool
  const { begun, filled } = growthOf(pool, seed, rules?.hit_by ?? null)
  const words = { pool: money(pool, currency), grown: money(Math.max(0, pool - seed), currency) }
  return (
    <span
      className={styles.Growth}
      role="img"
      aria-label={text('jackpots.growth', words)}
      style={{ '--begun': `${begun * 100}%`, '--filled': `${filled * 100}%` }}
    />
  )
}

/** The chance as a text; the line under the pool has its space while the text loads. */
function Chance({ jackpot, rules }: OfLevel) {
  const text = useText()
  const money = useMoney()
  const format = useFormat()
  const currency = currencyOf(jackpot)
  if (!rules) return <span className={styles.Chance}>&nbsp;</span>
  const stake = money(currency.subunits, currency)
  return (
    <span className={styles.Chance}>
      {text('jackpots.chance', { count: format.number(rules.one_in), stake })}
      {rules.hit_by !== null && ` · ${text('jackpots.hit_by', { amount: money(rules.hit_by, currency) })}`}
    </span>
  )
}
