import type { Jackpot } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { Money, useMoney } from '../../ui/index.ts'
import styles from './JackpotCard.module.css'
import { currencyOf } from './parts/currency-of.ts'
import { Levels } from './parts/Levels.tsx'
import { Terms } from './parts/Terms.tsx'
import { TERMS_STALE_MS } from './use-jackpot.ts'

/** A jackpot: what can be won, how its levels grow, what the chances are, and its terms one tap away. */
export function JackpotCard({ jackpot, level = 2 }: { readonly jackpot: Jackpot; readonly level?: 1 | 2 }) {
  const text = useText()
  const money = useMoney()
  const currency = currencyOf(jackpot)
  const asked = { params: { id: jackpot.id } }
  const terms = useCall('getJackpotTerms', asked, { staleTime: TERMS_STALE_MS }).data?.data
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.Card} data-jackpot={jackpot.id} aria-label={jackpot.name}>
      <header className={styles.Head}>
        <Heading>{jackpot.name}</Heading>
        <p className={styles.Amount}>
          <Money subunits={jackpot.amount} currency={currency} /> <span>{text('jackpots.to_win')}</span>
        </p>
        <p className={styles.Notes}>
          {text('jackpots.fed', { amount: money(jackpot.pool_amount, currency) })}
          {jackpot.hits_amount > 0 && ` · ${text('jackpots.paid', { amount: money(jackpot.hits_amount, currency) })}`}
        </p>
      </header>
      <Levels jackpot={jackpot} terms={terms} />
      <details className={styles.Terms}>
        <summary>{text('jackpots.terms')}</summary>
        {terms && <Terms terms={terms} />}
      </details>
    </section>
  )
}
