import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@touchline/contract/constants'
import { ERRORS } from '@touchline/contract/error-codes'
import { expect, test } from 'vitest'
import { refusalMessage } from './refusal-message.ts'

function wordsIn(locale: string, file: string): Readonly<Record<string, string>> {
  const path = join(import.meta.dirname, `../../../i18n/messages/${locale}/${file}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>
}

/** Words of the slip that require an action which is no longer possible in My bets. */
const ASKS = /\b(check|accept them|try again|press|remove|enter|choose|wait)\b/i

/** The balance in each language. */
const BALANCE = /balance|guthaben|saldo|баланс|bakiye|رصيد/i

test('BETS-01 PLACE-04: for each reason of a refusal My bets shows it and where the stake is, and requires no action', () => {
  const english = wordsIn('en', 'bets')
  const ids = [...new Set(Object.values(ERRORS).map(({ code }) => refusalMessage(code)))]
  expect(ids.length).toBeGreaterThan(6)
  for (const id of ids) {
    expect(english[id], id).not.toMatch(ASKS)
    for (const locale of LOCALES) expect(wordsIn(locale, 'bets')[id], `${id} in ${locale}`).toMatch(BALANCE)
  }
  // A changed price is named as such, alone and of a builder's bet, never in general words.
  for (const { code } of [ERRORS.invalid_odds, ERRORS.invalid_custom_odds])
    expect(refusalMessage(code)).toBe('bets.refused.price')
})
