import { expect, test } from 'vitest'
import { roomAddress } from './room-address.ts'

const GUEST = { eventId: 7, locale: 'de', userId: null }
const chat = (room: string | null) => ({ type: 'watchers', id: 'shop', mode: 'page', room }) as const

test('PLAYER-07 MATCH-02: each match has a room of its own, a player a name there, a visitor none', () => {
  expect(roomAddress(chat('https://chat.example/embed?skin=night'), GUEST)).toBe(
    'https://chat.example/embed?skin=night&site=shop&room=match-7&lang=de',
  )
  expect(roomAddress(chat('https://chat.example/embed'), { ...GUEST, userId: 'x_1-y' })).toBe(
    'https://chat.example/embed?site=shop&room=match-7&lang=de&user=x_1-y',
  )
})

test('PLAYER-07: there is no room without an address over HTTPS', () => {
  for (const room of [null, 'chat', 'http://chat.example/', 'javascript:alert(1)']) {
    expect(roomAddress(chat(room), GUEST)).toBeNull()
  }
})
