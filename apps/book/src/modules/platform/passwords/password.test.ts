import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswords, PASSWORD_COST, type Passwords } from './password.ts'

const SCRYPT_COST = { n: 2 ** 4, blockSize: 8, parallel: 3 }
const LIGHT = createPasswords({ memory: 8, passes: 1, lanes: 1 }, SCRYPT_COST)
const HEAVY = createPasswords({ memory: 8, passes: 3, lanes: 1 }, SCRYPT_COST)

/** A hash as they were stored before argon2id. */
function scryptHash(password: string): string {
  const salt = Buffer.from('sixteen bytes !!')
  const key = scryptSync(password, salt, 32, { N: 16, r: 8, p: 3 })
  return ['scrypt', 16, 8, 3, salt.toString('base64url'), key.toString('base64url')].join('$')
}

test('PLAYER-01: a password matches its own hash and no other, however its letters are composed', async () => {
  const hash = await LIGHT.hash('Zo\u00eb and the goalkeeper')
  expect(await LIGHT.verify('Zoe\u0308 and the goalkeeper', hash)).toBe(true)
  expect(await LIGHT.verify('Zoe and the goalkeeper', hash)).toBe(false)
  expect(await LIGHT.hash('Zo\u00eb and the goalkeeper')).not.toBe(hash)
  expect(await LIGHT.verify('', null)).toBe(false)
  expect(await LIGHT.verify('', LIGHT.none())).toBe(false)
})

test('PLAYER-01: a hash contains its parameters, so that it still matches when new ones take more work', async () => {
  const hash = await LIGHT.hash('an older password')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await HEAVY.verify('an older password', hash)).toBe(true)
  expect(await HEAVY.verify('another password', hash)).toBe(false)
  expect([HEAVY.isOutdated(hash), LIGHT.isOutdated(hash)]).toEqual([true, false])
  await expect(LIGHT.verify('x', 'md5$abc')).rejects.toThrow('damaged')
  await expect(LIGHT.verify('x', hash.slice(0, 30))).rejects.toThrow('damaged')
})

test('PLAYER-01: hashes of the reference implementation of argon2 match', async () => {
  for (const hash of [
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  ]) {
    expect([hash, await LIGHT.verify('password', hash)]).toEqual([hash, true])
    expect(await LIGHT.verify('passwort', hash)).toBe(false)
  }
})

test('PLAYER-01: an older hash by scrypt still matches its password alone, and is outdated', async () => {
  const hash = scryptHash('an older password')
  expect(await LIGHT.verify('an older password', hash)).toBe(true)
  expect(await LIGHT.verify('another password', hash)).toBe(false)
  expect(LIGHT.isOutdated(hash)).toBe(true)
})

test('PLAYER-01: deriving at full cost leaves the event loop free', async () => {
  const passwords = createPasswords(PASSWORD_COST)
  const derived = passwords.hash('a password of full cost')
  let isDone = false
  void derived.then(() => {
    isDone = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isDone).toBe(false)
  expect(passwords.isOutdated(await derived)).toBe(false)
})

test('PLAYER-01: a wrong password takes the work of scrypt only while hashes by it are stored', async () => {
  const light = { memory: 8, passes: 1, lanes: 1 }
  const timeOf = async (passwords: Passwords) => {
    const hash = await passwords.hash('right')
    const began = performance.now()
    expect(await passwords.verify('wrong', hash)).toBe(false)
    return performance.now() - began
  }
  const floor = await timeOf(createPasswords(light, undefined, async () => true))
  expect(await timeOf(createPasswords(light, undefined, async () => false))).toBeLessThan(floor / 2)
})
