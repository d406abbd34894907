import type { JackpotTerms } from '@touchline/contract'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useMoney } from '../../../ui/index.ts'
import { currencyOf } from './currency-of.ts'
import { Proof } from './Proof.tsx'
import styles from './Terms.module.css'

const ODDS: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const SHARE: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 4 }

/** Who and what takes part, who pays for it, how it is drawn and paid, and what proves it. */
export function Terms({ terms }: { readonly terms: JackpotTerms }) {
  const text = useText()
  const format = useFormat()
  const money = useMoney()
  const currency = currencyOf(terms)
  const amount = (subunits: number) => money(subunits, currency)
  const { approve_up_to: limit } = terms
  return (
    <>
      <ul className={styles.Terms}>
        <li>
          {text('jackpots.terms.stake', {
            stake: amount(terms.min_stake),
            odds: format.number(terms.min_odds / 10_000, ODDS),
          })}
        </li>
        {terms.only_verified && <li>{text('jackpots.terms.verified')}</li>}
        {terms.levels.map(({ code, name, share_ppm }) => (
          <li key={code}>
            {text('jackpots.terms.share', { level: name, share: format.number(share_ppm / 1_000_000, SHARE) })}
          </li>
        ))}
        {terms.levels.map(({ code, name, counted_stake }) => (
          <li key={code}>{text('jackpots.terms.counted', { level: name, stake: amount(counted_stake) })}</li>
        ))}
        <li>{text('jackpots.terms.draw')}</li>
        <li>
          {limit === null
            ? text('jackpots.terms.approve_all')
            : text('jackpots.terms.approve', { amount: amount(limit) })}
        </li>
      </ul>
      <Proof terms={terms} />
    </>
  )
}
