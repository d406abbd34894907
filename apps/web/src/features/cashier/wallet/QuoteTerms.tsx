import type { ExchangeQuote } from '@touchline/contract'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useMoney } from '../../../ui/index.ts'
import styles from '../Cashier.module.css'
import { useCurrencyOf } from '../use-currency-of.ts'
import type { Quoted } from './use-quote.ts'

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 }
const RATE: Intl.NumberFormatOptions = { maximumSignificantDigits: 6 }
/** A margin is in hundredths of a percent. */
const WHOLE = 10_000

/**
 * The result of an exchange, its rate and margin, and how long they hold; or why there is no offer. Its space is
 * reserved.
 */
export function QuoteTerms({ quoted: { quote, secondsLeft, refused } }: { quoted: Quoted }) {
  const text = useText()
  const why = refused?.kind === 'answer' ? refused.body.localized_message : refused && text('profile.lost')
  if (why !== null)
    return (
      <p className={styles.Problem} role="alert">
        {why}
      </p>
    )
  return (
    <div className={styles.Quote} data-quote={quote?.id}>
      {quote === null ? (
        <p className={styles.Holds}>{text('cashier.exchange.lead')}</p>
      ) : (
        <>
          <Offer quote={quote} />
          <p className={styles.Holds}>{text('cashier.exchange.holds', { n: secondsLeft })}</p>
        </>
      )}
    </div>
  )
}

/** Read out when it changes; the seconds beside it are not. */
function Offer({ quote: { received, from, to, rate, margin } }: { quote: ExchangeQuote }) {
  const text = useText()
  const money = useMoney()
  const { number } = useFormat()
  const currencyOf = useCurrencyOf()
  return (
    <p className={styles.Preview} aria-live="polite">
      {text('cashier.exchange.preview', { got: money(received, currencyOf(to)) })}{' '}
      {text('cashier.exchange.terms', {
        from,
        to,
        rate: number(Number(rate), RATE),
        margin: number(margin / WHOLE, PERCENT),
      })}
    </p>
  )
}
