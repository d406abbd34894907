import { currencyOf } from '@touchline/betting'
import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const EUR = currencyOf('EUR')

test('an amount in a command is read as subunits, and says both readings where it has two', () => {
  expect(readAmount('50.00', EUR)).toBe(50_00n)
  expect(readAmount('1.234', currencyOf('KWD'))).toBe(1_234n)
  expect(() => readAmount('1,234', EUR)).toThrow("'1,234' can mean 1.23 or 1234.00 EUR: write the one you mean")
  for (const text of ['0', '-5', '1.000.00', 'ten', '']) {
    expect(() => readAmount(text, EUR), text).toThrow(`'${text}' is not an amount of EUR above 0, such as 10.00`)
  }
})
