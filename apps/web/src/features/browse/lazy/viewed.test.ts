import { expect, test } from 'vitest'
import { withViewed } from './viewed.ts'

const seen = (to: string) => ({ to, label: to, sport: 'football' })

test('BLOCK-02: the last viewed page is first, each is listed once, and five are kept', () => {
  const all = ['/a', '/b', '/a', '/c', '/d', '/e', '/f'].reduce<ReturnType<typeof seen>[]>(
    (known, to) => [...withViewed(known, seen(to))],
    [],
  )
  expect(all.map(({ to }) => to)).toEqual(['/f', '/e', '/d', '/c', '/a'])
})
