import { expect, test } from 'vitest'
import { chatAddress } from './chat-address.ts'

test('PLAYER-07: a chat leads to the page of its provider, and nowhere without a provider or a name that is one word', () => {
  expect(chatAddress({ type: 'livechat', id: '1234567' })).toBe('https://direct.lc.chat/1234567/')
  expect(chatAddress({ type: 'zendesk', id: 'northbank' })).toBe('https://northbank.zendesk.com/hc/requests/new')
  expect(chatAddress({ type: 'intercom', id: 'north_bank' })).toBe('https://intercom.help/north_bank')
  expect(chatAddress({ type: 'none', id: 'northbank' })).toBeNull()
  expect(chatAddress({ type: 'zendesk', id: null })).toBeNull()
  for (const id of ['', 'evil.example/?', '../x', 'a b', '"><script>', 'x'.repeat(81)])
    expect(chatAddress({ type: 'zendesk', id }), id).toBeNull()
})
