import { expect, test } from 'vitest'
import { type DropReason, dropReason } from './filter.ts'
import type { PageReport } from './read-report.ts'

const report: PageReport = {
  kind: 'script',
  where: 'window',
  message: 'TypeError: x is not a function',
  page: '/sports',
}
const reasonOf = (fields: Partial<PageReport>) => dropReason({ ...report, ...fields })

test('WATCH-01: what cannot be mended is no event, each for its reason', () => {
  const cases: readonly (readonly [DropReason, Partial<PageReport>])[] = [
    ['resize_observer', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
    ['resize_observer', { message: 'ResizeObserver loop limit exceeded' }],
    ['flagged', { skip: true }],
    ['cancelled', { message: 'AbortError: signal is aborted without reason', name: 'AbortError' }],
    ['cancelled', { message: 'CanceledError: canceled', code: 'ERR_CANCELED' }],
    ['network', { message: 'Error: Network Error' }],
    ['network', { message: 'TypeError: Failed to fetch' }],
    ['network', { message: 'TypeError: Load failed' }],
    ['network', { message: 'TypeError: NetworkError when attempting to fetch resource.' }],
    ['network', { message: 'timeout of 0ms exceeded', code: 'ECONNABORTED' }],
    ['network', { kind: 'load', message: 'CallFailure: getMatches: timeout', code: 'timeout' }],
    ['other_script', { stack: 'TypeError: x\n    at a (https://www.googletagmanager.com/gtm.js:1:2)' }],
    ['other_script', { stack: 'TypeError: x\n    at a (https://www.google-analytics.com/analytics.js:1:2)' }],
    ['other_script', { stack: 'TypeError: x\n    at a (https://cdn.watchers.io/widget.js:1:2)' }],
    ['other_script', { message: 'Script error.' }],
    ['chunk', { kind: 'chunk', message: 'TypeError: x' }],
    [
      'chunk',
      { message: 'TypeError: Failed to fetch dynamically imported module: https://bets.example/sports/assets/a.js' },
    ],
    ['script_element', { message: '[object Event]', target: 'SCRIPT' }],
    ['icons', { kind: 'load', where: 'icons', message: 'TypeError: Failed to fetch' }],
    ['not_found', { page: '/404' }],
    ['automation', { kind: 'text', automated: true, message: 'Error: no message' }],
  ]
  for (const [reason, fields] of cases) expect([fields, reasonOf(fields)]).toEqual([fields, reason])
})

test('WATCH-01: what can be mended is an event, however like the others it looks', () => {
  const events: readonly Partial<PageReport>[] = [
    {},
    { kind: 'text', message: 'Error: no message' },
    { automated: true },
    { target: 'IMG', message: '[object Event]' },
    { stack: 'TypeError: x\n    at watchSize (https://bets.example/sports/assets/a.js:1:2)' },
    { kind: 'load', where: 'getMatches', message: 'CallFailure: getMatches: 500 error.internal' },
    { kind: 'load', where: 'getMatches', message: 'CallFailure: getMatches: unreadable', code: 'unreadable' },
    { page: '/sports/football/a-404-b' },
  ]
  for (const fields of events) expect([fields, reasonOf(fields)]).toEqual([fields, null])
})
