import { expect, test } from 'vitest'
import { mailBody } from './mail-body.ts'
import { messageText } from './message-texts.ts'
import { publicLink } from './public-link.ts'

test('PLAYER-01: text and HTML of a mail lead to the same landing page, and the HTML is escaped', () => {
  const link = publicLink('https://bets.example', 'de', 'users/unlock', { unlock_token: 'abc', more: '"><script>' })
  const text = messageText('unlock', 'de', { link, code: '', change: '' })
  const body = mailBody({ ...text, before: ['<b> & "quotes"'] }, link)
  expect(link).toMatch(/^https:\/\/bets\.example\/de\/sports\/users\/unlock\?unlock_token=abc&more=/)
  expect(body.text).toContain(`Jetzt entsperren:\n${link}`)
  expect(body.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(body.html).toContain('&lt;b&gt; &amp; &quot;quotes&quot;')
  expect(body.html).not.toContain('<script>')
})

test('PLAYER-01: pages of the first language have no language in their address', () => {
  expect(publicLink('https://bets.example', 'en', 'users/sign-in')).toBe('https://bets.example/sports/users/sign-in')
})

test('PLAYER-02: a code is in the text message and nowhere requests a link', () => {
  const text = messageText('phone_code', 'en', { link: '', code: '012345', change: '' })
  expect(text.sms.startsWith('012345')).toBe(true)
  expect(mailBody(text, '').html).not.toContain('href')
})
