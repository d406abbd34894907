import { HOST_MESSAGES, type HostMessageName } from '@touchline/contract/embed'
import { HOST_MESSAGE_DATA } from '@touchline/contract/embed-messages'
import { describe, expect, test } from 'vitest'
import { hostMessageShapes } from '../../../scripts/answer-shapes.ts'
import { createValidity } from './is-valid.ts'

const isValid = createValidity(hostMessageShapes())

const BAD: readonly (readonly [HostMessageName, unknown])[] = [
  ['odds_changed', { odds_type: 'roman' }],
  ['page_changed', {}],
  ['page_changed', { path: 7 }],
  ['page_changed', { path: '//evil.test' }],
  ['page_changed', { path: '/\\evil.test' }],
  ['page_changed', { path: 'https://evil.test' }],
  ['page_changed', { path: `/${'x'.repeat(2_000)}` }],
  ['search_modal', { open: 'yes' }],
  ['viewport', { viewportTop: '0', viewportBottom: 10 }],
  ['viewport', { viewportTop: Number.NaN, viewportBottom: 10 }],
  ['viewport', { viewportTop: -1, viewportBottom: 10 }],
  ['viewport', { viewportTop: 0, viewportBottom: Number.POSITIVE_INFINITY }],
  ['viewport', { viewportTop: 0, viewportBottom: 10, topOffset: -1 }],
  ['iframe_integration', { isDynamicPositionEnabled: 1, iframeHostUrl: null }],
  ['iframe_integration', { isDynamicPositionEnabled: true, iframeHostUrl: 'javascript:alert(1)//{path}' }],
  ['iframe_integration', { isDynamicPositionEnabled: true, iframeHostUrl: 'no address' }],
  ['iframe_integration', { isDynamicPositionEnabled: true, iframeHostUrl: null, history: 'none' }],
  ['apply_bet_code', { code: '' }],
  ['apply_bet_code', { code: 'x'.repeat(65) }],
  ['change_theme', { theme: 'constructor' }],
  ['session_code', { code: 'short', nonce: 'n'.repeat(43) }],
  ['session_code', { code: 1, nonce: 'n'.repeat(43) }],
  ['sign_out', null],
  ['sign_out', []],
]
const GOOD: readonly (readonly [HostMessageName, unknown])[] = [
  ['odds_changed', { odds_type: 'european' }],
  ['page_changed', { path: '/football?time=3#betBuilder' }],
  ['search_modal', {}],
  ['open_bet_slip', { open: false }],
  ['viewport', { viewportTop: 0.5, viewportBottom: 900 }],
  ['iframe_integration', { isDynamicPositionEnabled: true, iframeHostUrl: 'https://host.example/#{path}' }],
  ['apply_bet_code', { code: 'AB12' }],
  ['change_locale', { locale: 'pt-BR' }],
  ['change_currency', { currency: 'EUR' }],
  ['change_theme', { theme: 'device' }],
  ['session_changed', { signed_in: true }],
  ['session_code', { code: null, nonce: 'n'.repeat(43) }],
  ['sign_out', {}],
]

describe('accepted messages of a host page (EMBED-01)', () => {
  test.each(GOOD)('%s %o is', (name, data) => {
    expect(isValid(name, data)).toBe(true)
    expect(HOST_MESSAGE_DATA[name].safeParse(data).success).toBe(true)
  })

  test.each(BAD)('%s %o is not', (name, data) => {
    expect(isValid(name, data)).toBe(false)
  })

  test('every message of the contract is known', () => {
    expect(new Set(GOOD.map(([name]) => name))).toEqual(new Set(HOST_MESSAGES))
  })
})
