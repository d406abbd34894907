import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const TEXT = 'JBSWY3DPEHPK3PXP'

test('PLAYER-01: a sealed secret shows nothing of itself, differs each time, and opens for its player alone', () => {
  const sealer = createSealer([older])
  const [one, two] = [sealer.seal(TEXT, 'player 7'), sealer.seal(TEXT, 'player 7')]
  expect(one).not.toContain(TEXT)
  expect(one).not.toBe(two)
  expect(sealer.open(one, 'player 7')).toBe(TEXT)
  expect(() => sealer.open(one, 'player 8')).toThrow()
})

test('PLAYER-01: a secret that was changed in the database does not open', () => {
  const sealer = createSealer([older])
  const sealed = sealer.seal(TEXT, 'player 7')
  const [version, id, body = ''] = sealed.split('.')
  for (const at of [0, 12, body.length - 2]) {
    const other = body[at] === 'A' ? 'B' : 'A'
    const bent = [version, id, body.slice(0, at) + other + body.slice(at + 1)].join('.')
    expect(() => sealer.open(bent, 'player 7'), `character ${at}`).toThrow()
  }
  expect(() => sealer.open([version, id, 'AAAA'].join('.'), 'player 7')).toThrow()
})

test('PLAYER-01: with a new first key old secrets open, are known as old, and are sealed under the new one; a key taken away is named', () => {
  const sealed = createSealer([older]).seal(TEXT, 'player 7')
  const rotated = createSealer([newer, older])
  expect(rotated.open(sealed, 'player 7')).toBe(TEXT)
  expect([rotated.isOld(sealed), rotated.isOld(TEXT)]).toEqual([true, true])
  const anew = rotated.seal(TEXT, 'player 7')
  expect(rotated.isOld(anew)).toBe(false)
  expect(createSealer([newer]).open(anew, 'player 7')).toBe(TEXT)
  expect(() => createSealer([newer]).open(sealed, 'player 7')).toThrow(/key [0-9a-f]{8}, which AUTHENTICATOR_KEYS/)
})
