import { expect, test } from 'vitest'
import { eventChannel, leagueList, listChannel, privateChannel, publicChannel, sportList } from './channels.ts'

test('LIVE-01, LOCALE-01: channels of Brazil are called pt, all others by their language', () => {
  expect(['br', 'pt-BR', 'de', 'ar'].map(publicChannel)).toEqual(['public:pt', 'public:pt', 'public:de', 'public:ar'])
  expect(eventChannel('pt-BR', 7)).toBe('match:pt:7')
  expect(listChannel('br', sportList(1))).toBe('list:pt:sport-1')
  expect(listChannel('de', leagueList(17))).toBe('list:de:league-17')
  expect(privateChannel('pt-BR', 9)).toBe('$private:pt:9')
})
