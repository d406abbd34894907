import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { masked } from './masked.ts'

test('addresses, numbers and tokens of people are masked in the log, in any error', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const refused = Object.assign(new Error('550 <zoe@example.com> unknown'), {
    rejected: ['zoë.berg+bets@bücher.example'],
    detail: 'Key (auth_phone_number)=(+4915112345678) already exists.',
  })
  log.warn('message 7 (sign_up) is not out', refused)
  log.error('GET failed', {
    url: '/x?reset_password_token=MLJ7abc_-9&code=123456',
    to: 'a%40example.com',
    tel: '%2B4915112345678',
  })
  log.info('a line\nzoe@example.com')
  const text = lines.join('')
  expect(text).not.toMatch(/zoe|zoë|example\.com|bücher|49151|MLJ7|123456/)
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg')
  // What an operator looks for stays.
  expect(text).toContain('message 7 (sign_up) is not out')
  expect(masked('{"code":"ECONNREFUSED","path":"/node_modules/@scope/pkg@1.2.3/a.js"}')).toContain('ECONNREFUSED')
})

test('a masked line is still one of JSON, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('zoe@example.com', '+4915112345678', 'token=abcd'),
      (text, secret) => {
        const line = masked(JSON.stringify({ msg: text + secret }))
        expect(() => JSON.parse(line)).not.toThrow()
      },
    ),
  )
})
