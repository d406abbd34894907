import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { currencyOf, formatAmount, type KnownCurrencyCode, parseAmount } from './index.ts'

/** Typed amounts that were once read as many times more, as they were reported. */
const FILE = new URL('../../../../../shared/findings/cases/amounts.json', import.meta.url)
interface Case {
  readonly text: string
  readonly currency: KnownCurrencyCode
  /** 'refused', or 'refused or AMOUNT'. */
  readonly expect: string
}
const cases: readonly Case[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')).cases : []

describe.runIf(cases.length > 0)('the reported amounts', () => {
  test.for(cases)('SLIP-11: $text in $currency is $expect', ({ text, currency: code, expect: wanted }) => {
    const currency = currencyOf(code)
    for (const decimal of ['.', ','] as const) {
      const read = parseAmount(text, currency, decimal)
      expect(wanted.split(' or ')).toContain(read.ok ? formatAmount(read.value, currency) : 'refused')
    }
  })
})
