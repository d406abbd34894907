import { expect, test } from 'vitest'
import { addressAtHost } from './host-page.ts'

test('a link that players share opens the page of the host', () => {
  const at = (template: string | null) => addressAtHost({ template, isSettled: true }, '/?bet_code=A$&B')
  expect(at(null)).toBeNull()
  expect(at('https://host.example/bets#{path}')).toBe('https://host.example/bets#/?bet_code=A$&B')
  expect(at('https://host.example/bets{path}')).toBe('https://host.example/bets/?bet_code=A$&B')
  expect(at('https://host.example/play?game=7')).toBe('https://host.example/play?game=7&bet_code=A%24&B=')
})
