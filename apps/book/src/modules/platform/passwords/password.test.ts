import { expect, test } from 'vitest'
import { isWeak } from './is-weak.ts'
import { createPasswords } from './password.ts'

const LIGHT = createPasswords({ n: 2 ** 4, blockSize: 8, parallel: 1 })
const HEAVY = createPasswords({ n: 2 ** 4, blockSize: 8, parallel: 3 })

test('PLAYER-01: a password matches its own hash and no other, however its letters are composed', async () => {
  const hash = await LIGHT.hash('Zo\u00eb and the goalkeeper')
  expect(await LIGHT.verify('Zoe\u0308 and the goalkeeper', hash)).toBe(true)
  expect(await LIGHT.verify('Zoe and the goalkeeper', hash)).toBe(false)
  expect(await LIGHT.hash('Zo\u00eb and the goalkeeper')).not.toBe(hash)
  expect(await LIGHT.verify('', null)).toBe(false)
  expect(await LIGHT.verify('', LIGHT.none())).toBe(false)
})

test('PLAYER-01: a hash says how it was made, so that it still matches when more work is asked of new ones', async () => {
  const hash = await LIGHT.hash('an older password')
  expect(hash).toMatch(/^scrypt\$16\$8\$1\$/)
  expect(await HEAVY.verify('an older password', hash)).toBe(true)
  expect(await HEAVY.verify('another password', hash)).toBe(false)
  expect([HEAVY.isOutdated(hash), LIGHT.isOutdated(hash)]).toEqual([true, false])
  await expect(LIGHT.verify('x', 'md5$abc')).rejects.toThrow('damaged')
})

test('PLAYER-01: what is tried first is weak, with a digit or two more as well; a sentence is not', () => {
  const login = 'anna.muster@example.com'
  for (const weak of [
    'Password',
    'password12',
    'QWERTZ123',
    'aaaaaaaaaa',
    '12121212',
    login,
    'Anna.Muster99',
    'touchline',
  ]) {
    expect([weak, isWeak(weak, login)]).toEqual([weak, true])
  }
  for (const fine of ['password of my dog', 'correct horse battery', 'xK9#mQ2$vL5', 'annas liebster verein']) {
    expect([fine, isWeak(fine, login)]).toEqual([fine, false])
  }
})
