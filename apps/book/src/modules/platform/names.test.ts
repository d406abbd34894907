import { expect, test } from 'vitest'
import { readLogin } from './access/login.ts'
import { isNickname, isPersonName } from './names.ts'
import { looksLike, speaksForHouse } from './nickname.ts'

const UNSEEN = ['\0', '\u0007', '\u001b', '\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u3164']

test.each(UNSEEN)('PLAYER-04: what cannot be seen is in no name, nickname or e-mail address: %j', (unseen) => {
  for (const name of [`An${unseen}na`, `${unseen}Anna`, `Anna${unseen}`]) {
    expect([isPersonName(name), isNickname(name)]).toEqual([false, false])
  }
  for (const login of [`an${unseen}na@touchline.test`, `anna@touch${unseen}line.test`])
    expect(readLogin(login)).toBeNull()
})

test('PLAYER-04: names of many languages are names, piles of marks are none', () => {
  for (const name of [
    'Zoë',
    "O'Neill",
    'Łukasz',
    'Nguyễn',
    'Анна',
    'محمد',
    '李小龍',
    'Ünal-Çelik',
    'Ng\u0303o\u0302\u0301',
  ]) {
    expect(isPersonName(name), name).toBe(true)
  }
  expect(isPersonName(`A${'\u0301'.repeat(59)}`)).toBe(false)
  expect(isPersonName('\u0301A')).toBe(false)
})

test('PLAYER-04: a nickname is what it looks like: no letters of another script among its own', () => {
  for (const name of ['player_1', 'Анна 7', 'Zoë', 'αβγ']) expect(isNickname(name), name).toBe(true)
  for (const name of ['\u0430dmin', 'adm\u0456n', 'p\u03bfker']) expect(isNickname(name), name).toBe(false)
})

test('PLAYER-04: no player has a name like that of the house, in whatever letters', () => {
  const names = [
    'Admin',
    'Touchline Support',
    'editor',
    'Ａdmin',
    '𝐀𝐝𝐦𝐢𝐧',
    'Admın',
    'аdmin',
    'ADM1N',
    'adrnin',
    'ᴀᴅᴍɪɴ',
    't0uchl1ne',
    'Support 7',
    'поддержка',
  ]
  for (const name of names) expect([name, speaksForHouse(name)]).toEqual([name, true])
  for (const name of ['Adamina', 'Supporter', 'Zoë', 'joe_7'])
    expect([name, speaksForHouse(name)]).toEqual([name, false])
  // Lisu letters look like Latin ones and are not used here.
  expect(isNickname('\ua4e2\ua4d3\ua4df')).toBe(false)
  expect(looksLike('Zoë_7')).toBe(looksLike('z0e 7'))
})

test('PLAYER-04: an e-mail address has no letters of another script among its own', () => {
  for (const login of ['\u0430dmin@example.com', 'admin@ex\u0430mple.com'])
    expect([login, readLogin(login)]).toEqual([login, null])
  expect(readLogin('анна@example.com')?.value).toBe('анна@example.com')
})
