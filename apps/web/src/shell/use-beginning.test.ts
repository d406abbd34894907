import { expect, test } from 'vitest'
import { pathAfterBeginning } from './use-beginning.ts'

test('ROUTE-03: a beginning leads to the path it names, and home for everything else', () => {
  expect(pathAfterBeginning('/football?time=3')).toBe('/football?time=3')
  for (const asked of [
    null,
    '',
    'football',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/init-sportsbook',
    '/init-sportsbook?path=/x',
  ])
    expect(pathAfterBeginning(asked)).toBe('/')
})
