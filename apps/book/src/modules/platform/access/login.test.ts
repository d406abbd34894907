import { expect, test } from 'vitest'
import { readLogin } from './login.ts'

test('PLAYER-01: e-mail addresses are taken as people type them', () => {
  expect(readLogin('  Anna.Muster+bets@Example.COM ')).toEqual({ kind: 'email', value: 'anna.muster+bets@example.com' })
  expect(readLogin('jörg@bücher.example')).toEqual({ kind: 'email', value: 'jörg@bücher.example' })
})

test('PLAYER-02: phone numbers are taken as people write them, with their country code', () => {
  for (const typed of ['+4915112345678', '0049 151 12345678', '+49 (151) 123-45678', '+49.151/12345678']) {
    expect(readLogin(typed)).toEqual({ kind: 'phone', value: '+4915112345678' })
  }
})

test('PLAYER-01: what can be neither is refused, line breaks that would forge mail headers too', () => {
  const neither = [
    '',
    'x',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: all@example.com',
    'a@example..com',
    '"a"@example.com',
    'a@example.com,b@example.com',
    'Anna <a@example.com>',
    '015112345678',
    '+49',
    '+0123456789',
    `${'x'.repeat(250)}@example.com`,
  ]
  for (const text of neither) expect([text, readLogin(text)]).toEqual([text, null])
})
