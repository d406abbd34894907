import { expect, test } from 'vitest'
import { isWeak } from './is-weak.ts'

const KNOWN = ['anna.muster@example.com', 'Anna', 'Muster-Schön']

/** Of at least eight signs, the most frequent in leaked lists, and what fans of this product would think of first. */
const COMMON =
  '12345678 123456789 1234567890 87654321 11111111 00000000 123123123 12341234 987654321 password passwort passw0rd p@ssw0rd ' +
  'password1 password12 Password123 iloveyou qwertyuiop qwertzuiop qwerty123 qwertz123 asdfghjkl zxcvbnm1 yxcvbnm1 1q2w3e4r ' +
  '1qaz2wsx abcdefgh abcd1234 abc12345 a1b2c3d4 letmein1 welcome1 football fussball baseball superman sunshine princess ' +
  'starwars trustno1 hallo123 schatz123 admin123 liverpool arsenal1 chelsea1 barcelona realmadrid touchline Touchline1 ' +
  'computer michelle jennifer corvette mustang1 whatever midnight elephant'

test('PLAYER-01: the most common passwords are weak, in capitals and turned round as well', () => {
  for (const common of COMMON.split(' ')) {
    for (const form of [common, common.toUpperCase()]) expect([form, isWeak(form, [])]).toEqual([form, true])
  }
  for (const reversed of ['drowssap', 'llabtoof', 'aaaaaaaaaa', '12121212', '11.12.1990'])
    expect([reversed, isWeak(reversed, [])]).toEqual([reversed, true])
})

test('PLAYER-01: a password made of the player’s own details is weak, and only for them', () => {
  for (const own of ['anna.muster@example.com', 'Anna.Muster99', 'annamuster', 'Muster-Schön', 'muster-schön1'])
    expect([own, isWeak(own, KNOWN)]).toEqual([own, true])
  expect(isWeak('+4366412345678', ['+4366412345678'])).toBe(true)
  expect(isWeak('Muster-Schön', ['bob@example.com'])).toBe(false)
})

test('PLAYER-01: strong passwords are taken in every script', () => {
  for (const strong of [
    'password of my dog',
    'correct horse battery',
    'xK9#mQ2$vL5',
    'annas liebster verein',
    'мойлюбимыйклуб',
    '我喜欢看足球比赛',
    'كرة القدم هي حياتي',
    'サッカーが大好きです',
    'Αγαπώ τη θάλασσα',
    'שלום לכולם היום',
    '나는축구를좋아해요',
  ]) {
    expect([strong, isWeak(strong, KNOWN)]).toEqual([strong, false])
  }
})
