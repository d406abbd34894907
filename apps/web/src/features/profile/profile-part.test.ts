import { expect, test } from 'vitest'
import { partIn } from './profile-part.ts'

test('PLAYER-02: the address says which part of the account is shown; an unknown part shows the details', () => {
  const shown = (query: string) => partIn(new URLSearchParams(query))
  expect(['', 'part=security', 'part=overview', 'part=notifications', 'part=money'].map(shown)).toEqual([
    'details',
    'security',
    'overview',
    'notifications',
    'details',
  ])
})
