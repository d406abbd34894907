import type { Jackpot } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import { Money } from '../../ui/index.ts'
import styles from './JackpotBanner.module.css'
import { currencyOf } from './parts/currency-of.ts'

export interface JackpotBannerProps {
  readonly jackpot: Jackpot
  readonly picture?: ReactNode
  readonly link?: string | undefined
}

/** A jackpot across the page: its name, its prize, and a link to its page. */
export function JackpotBanner({ jackpot, picture, link }: JackpotBannerProps) {
  const text = useText()
  return (
    <section className={styles.Banner} data-jackpot={jackpot.id} aria-label={jackpot.name}>
      {picture}
      <p className={styles.Words}>
        <b>{jackpot.name}</b>
        <span className={styles.Amount}>
          <Money subunits={jackpot.amount} currency={currencyOf(jackpot)} />
        </span>
        <span>{text('jackpots.to_win')}</span>
      </p>
      {link && (
        <Link to={link} className={styles.More}>
          {text('jackpots.more')}
        </Link>
      )}
    </section>
  )
}
