import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS } from '@touchline/contract/error-codes'
import { expect, test } from 'vitest'
import { forPages, inlineErrorCodes, NO_PAGE_CALLS } from './contract-lists.ts'

test('ERROR-04: codes of errors stand in the built script as the contract has them, and unknown names stay', () => {
  const code = `[ERRORS.validation.code]: ERRORS.cash_out_changed.key, ERRORS.includes(code), ERRORS.none.code`
  const { validation, cash_out_changed: changed } = ERRORS
  expect(inlineErrorCodes(code)).toBe(`[${validation.code}]: "${changed.key}", ERRORS.includes(code), ERRORS.none.code`)
})

test('a page carries where the calls that it makes go, and not what the back end alone asks of them', () => {
  const bets = "  placeBets: { method: 'POST', path: '/api/v3/bets', auth: 'player', idempotent: true },\n"
  const icons = "  getIcons: { method: 'GET', path: '/fe-api/icons.svg', auth: 'none' },\n"
  expect(forPages(icons + bets)).toBe("  placeBets: { method: 'POST', path: '/api/v3/bets' },\n")
})

test('no page names a call whose address it does not carry', () => {
  const root = join(import.meta.dirname, '../../..')
  const sources = ['apps/web/src', 'packages/client/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(500)
  for (const name of NO_PAGE_CALLS)
    expect(sources.filter((source) => new RegExp(`\\b${name}\\b`).test(source))).toEqual([])
})
