import { expect, test } from 'vitest'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'
import { mailBody } from './mail-body.ts'
import { messageText, type Template } from './message-texts.ts'
import { publicLink } from './public-link.ts'

test('PLAYER-01: text and HTML of a mail lead to the same landing page, and the HTML is escaped', () => {
  const link = publicLink('https://bets.example', 'de', 'users/unlock', { unlock_token: 'abc', more: '"><script>' })
  const text = messageText('unlock', 'de', { site: 'North & Bank', link, code: '', change: '' })
  const body = mailBody({ ...text, before: ['<b> & "quotes"'] }, link, 'North & Bank')
  expect(link).toMatch(/^https:\/\/bets\.example\/de\/sports\/users\/unlock\?unlock_token=abc&more=/)
  expect(body.text).toContain(`Jetzt entsperren:\n${link}`)
  expect(body.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(body.html).toContain('&lt;b&gt; &amp; &quot;quotes&quot;')
  expect(body.html).not.toContain('<script>')
  expect(body.html).toContain('<strong>North &amp; Bank</strong>')
})

test('PLAYER-01: pages of the first language have no language in their address', () => {
  expect(publicLink('https://bets.example', 'en', 'users/sign-in')).toBe('https://bets.example/sports/users/sign-in')
})

test('PLAYER-02: a code is in the text message and nowhere requests a link', () => {
  const text = messageText('phone_code', 'en', { site: 'Northbank', link: '', code: '012345', change: '' })
  expect(text.sms.startsWith('012345')).toBe(true)
  expect(mailBody(text, '', 'Northbank').html).not.toContain('href')
})

test('LOCALE-04 PLAYER-01: every message in every language names the site as it is called, never the product', () => {
  const templates: Record<Template, 1> = {
    confirmation: 1,
    already_registered: 1,
    unlock: 1,
    password_reset: 1,
    password_changed: 1,
    phone_code: 1,
    way_in_changed: 1,
  }
  const data = { site: 'Northbank', link: 'https://bets.example/x', code: '012345', change: 'passkey_added' }
  for (const language of SERVED_LOCALES)
    for (const template of Object.keys(templates) as Template[]) {
      const text = messageText(template, language, data)
      const { html } = mailBody(text, data.link, data.site)
      expect([text.subject, text.sms], `${template} ${language}`).toEqual([
        expect.stringContaining('Northbank'),
        expect.stringContaining('Northbank'),
      ])
      expect(text.subject + text.sms + html).not.toMatch(/touchline|[{}]/i)
    }
})
