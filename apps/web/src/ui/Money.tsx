import { type Currency, leftToRight } from '@touchline/betting'
import { useFormat } from '../i18n/index.ts'
import { formatMoney } from './format-money.ts'
import styles from './Money.module.css'

export interface MoneyProps {
  subunits: number | bigint
  /** `code` and how many subunits make one unit. */
  currency: Currency
}

/** An amount in the page's language; reads left to right also in right-to-left text. */
export function Money({ subunits, currency }: MoneyProps) {
  const { locale } = useFormat()
  return (
    <bdi className={styles.Money} dir="ltr">
      {formatMoney(subunits, currency, locale)}
    </bdi>
  )
}

/** A function that writes amounts in the page's language, for use inside sentences, as `Money` does alone. */
export function useMoney(): (subunits: number | bigint, currency: Currency) => string {
  const { locale } = useFormat()
  return (subunits, currency) => leftToRight(formatMoney(subunits, currency, locale), locale)
}
