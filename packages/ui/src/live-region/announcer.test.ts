import { expect, test } from 'vitest'
import { createAnnouncer } from './announcer.ts'

test('the same message is announced twice if sent twice', () => {
  const announcer = createAnnouncer()
  announcer.announce('Bet placed')
  const first = announcer.get()
  announcer.announce('Bet placed')
  expect(announcer.get()).not.toBe(first)
  expect(announcer.get().trim()).toBe('Bet placed')
})
