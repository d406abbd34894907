import { expect, test } from 'vitest'
import { matchChannel, privateChannel, publicChannel } from './channels.ts'

test('LIVE-01, LOCALE-01: channels of Brazil are called pt, all others by their language', () => {
  expect(['br', 'pt-BR', 'de', 'ar'].map(publicChannel)).toEqual(['public:pt', 'public:pt', 'public:de', 'public:ar'])
  expect(matchChannel('pt-BR', 7)).toBe('match:pt:7')
  expect(privateChannel('pt-BR', 9)).toBe('$private:pt:9')
})
