import { amountReadings, type Currency, formatAmount, parseAmount } from '@touchline/betting'
import { BadWord } from './results/words.ts'

/**
 * The amount above 0 in a word of a command, in subunits; '.' marks its fraction. Throws BadWord, which names the
 * possible readings of an ambiguous word.
 */
export function readAmount(text: string, currency: Currency): bigint {
  const amount = parseAmount(text, currency)
  if (amount.ok && amount.value > 0) return BigInt(amount.value)
  const readings = amountReadings(text, currency)
  if (!amount.ok && amount.error === 'amount_ambiguous' && readings !== null) {
    const { asFraction, asThousands } = readings
    const [less, more] = [formatAmount(asFraction, currency), formatAmount(asThousands, currency)]
    throw new BadWord(`'${text}' can mean ${less} or ${more} ${currency.code}: write the one you mean`)
  }
  throw new BadWord(
    `'${text}' is not an amount of ${currency.code} above 0, such as ${formatAmount(10n * BigInt(currency.subunits), currency)}`,
  )
}
