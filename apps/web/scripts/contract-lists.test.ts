import { ERRORS } from '@touchline/contract/error-codes'
import { expect, test } from 'vitest'
import { inlineErrorCodes } from './contract-lists.ts'

test('ERROR-04: codes of errors stand in the built script as the contract has them, and unknown names stay', () => {
  const code = `[ERRORS.validation.code]: ERRORS.cash_out_changed.key, ERRORS.includes(code), ERRORS.none.code`
  const { validation, cash_out_changed: changed } = ERRORS
  expect(inlineErrorCodes(code)).toBe(`[${validation.code}]: "${changed.key}", ERRORS.includes(code), ERRORS.none.code`)
})
