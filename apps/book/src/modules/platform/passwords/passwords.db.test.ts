import { scryptSync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { TEST_PASSWORD, TEST_PASSWORDS } from '../../../testing/test-password.ts'

const NEW_PASSWORD = 'something quite new'

const signIn = (book: TestBook, email: string, password: string) =>
  injectCall(book.app, 'signIn', { body: { email, password } })

async function askForReset(book: TestBook, email: string) {
  const result = await injectCall(book.app, 'requestPasswordReset', { body: { email } })
  await book.works()
  return result
}

const reset = (
  book: TestBook,
  token: string,
  password = NEW_PASSWORD,
  call: 'resetPassword' | 'patchPassword' = 'resetPassword',
) => injectCall(book.app, call, { body: { reset_password_token: token, password } })

onDatabase((suite) => {
  describe('passwords', () => {
    test('PLAYER-01: a forgotten password is replaced by the link that was sent: every session ends, the link works once, the player is notified', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await demo.call('updateLocale', { body: { locale: 'de' } })
        await askForReset(book, demo.email)
        const [mail] = book.letters.mailsTo(demo.email)
        expect(mail?.subject).toBe('Wähle ein neues Touchline-Passwort')
        expect(mail?.text).toContain('/de/sports/users/password/edit?reset_password_token=')
        const token = book.letters.lastToken(demo.email, 'reset_password_token')
        expect((await reset(book, token)).status).toBe(204)
        expect((await demo.call('getPlayer')).status).toBe(401)
        expect((await signIn(book, demo.email, TEST_PASSWORD)).error.key).toBe('error.wrong_credentials')
        expect((await signIn(book, demo.email, NEW_PASSWORD)).status).toBe(200)
        expect((await reset(book, token, 'another new password')).error.key).toBe('error.users.link_invalid')
        await book.works()
        expect(book.letters.mailsTo(demo.email).at(-1)?.subject).toContain('password was changed')
      }))

    test('PLAYER-01: a request to reset responds the same for known and unknown addresses, and sends nothing to strangers', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const stranger = `stranger-${demo.id}@touchline.test`
        const [known, unknown] = [await askForReset(book, demo.email), await askForReset(book, stranger)]
        expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
        expect(book.letters.mailsTo(stranger)).toEqual([])
        expect((await demo.call('getPlayer')).status).toBe(200)
      }))

    test('PLAYER-01: of two resets with one link at the same time one wins, and all other links of the player are over', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await askForReset(book, demo.email)
        const older = book.letters.lastToken(demo.email, 'reset_password_token')
        await askForReset(book, demo.email)
        const token = book.letters.lastToken(demo.email, 'reset_password_token')
        expect(older).not.toBe(token)
        const both = await Promise.all([
          reset(book, token, 'first of two passwords'),
          reset(book, token, 'second of two passwords', 'patchPassword'),
        ])
        expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
        const chosen = both[0].status === 204 ? 'first of two passwords' : 'second of two passwords'
        expect((await signIn(book, demo.email, chosen)).status).toBe(200)
        expect((await reset(book, older)).error.key).toBe('error.users.link_invalid')
      }))

    test('PLAYER-01: one link sent 600 times at once makes the work of a few, and a neighbour comes in between', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        await askForReset(book, demo.email)
        const token = book.letters.lastToken(demo.email, 'reset_password_token')
        const derives = vi.spyOn(TEST_PASSWORDS, 'hash')
        const resets = Array.from({ length: 600 }, () => reset(book, token))
        const body = { email: other.email, password: TEST_PASSWORD }
        const headers = { 'x-forwarded-for': '203.0.113.62' }
        let answered = 0
        for (const one of resets) void one.then(() => answered++)
        expect((await injectCall(book.app, 'signIn', { body, headers })).status).toBe(200)
        expect(answered).toBeLessThan(600)
        const statuses = (await Promise.all(resets)).map(({ status }) => status)
        expect(statuses.filter((status) => status === 204)).toHaveLength(1)
        expect(new Set(statuses)).toEqual(new Set([204, 400, 429]))
        expect(derives.mock.calls.length).toBeLessThanOrEqual(60)
        derives.mockRestore()
      }))

    test('PLAYER-01: of two resets with different links at the same time, one counts', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        for (let round = 0; round < 2; round++) {
          await askForReset(book, demo.email)
          const first = book.letters.lastToken(demo.email, 'reset_password_token')
          await askForReset(book, demo.email)
          const second = book.letters.lastToken(demo.email, 'reset_password_token')
          const both = await Promise.all([reset(book, first), reset(book, second)])
          expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
        }
      }))

    test('PLAYER-01: a sign-in that meets a change of the password leaves no session behind', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        for (let round = 0; round < 2; round++) {
          await askForReset(book, demo.email)
          const token = book.letters.lastToken(demo.email, 'reset_password_token')
          const before = round === 0 ? TEST_PASSWORD : 'password number 0'
          const [changed, ...sessions] = await Promise.all([
            reset(book, token, `password number ${round}`),
            ...Array.from({ length: 4 }, () => signIn(book, demo.email, before)),
          ])
          expect(changed.status).toBe(204)
          for (const { newSession } of sessions) {
            expect((await demo.call('getPlayer', { session: newSession ?? null })).status).toBe(401)
          }
          await signIn(book, demo.email, `password number ${round}`)
        }
      }))

    test('PLAYER-01: a weak password is refused and leaves the link good; after an hour it is not', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await askForReset(book, demo.email)
        const token = book.letters.lastToken(demo.email, 'reset_password_token')
        expect((await reset(book, token, demo.email)).error.key).toBe('error.users.weak_password')
        expect((await reset(book, token, 'Password123')).error.key).toBe('error.users.weak_password')
        await book.passes(3_600_001)
        expect((await reset(book, token)).error.key).toBe('error.users.link_invalid')
        expect((await signIn(book, demo.email, TEST_PASSWORD)).status).toBe(200)
      }))

    test('PLAYER-01: a reset opens the lock', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        for (let i = 0; i < 5; i++) await signIn(book, demo.email, 'wrong password')
        await askForReset(book, demo.email)
        await reset(book, book.letters.lastToken(demo.email, 'reset_password_token'))
        expect((await signIn(book, demo.email, NEW_PASSWORD)).status).toBe(200)
      }))

    test('PLAYER-01: a player changes their password knowing the present one; their other sessions end, guessing is slow', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const other = (await signIn(book, demo.email, TEST_PASSWORD)).newSession ?? null
        const change = (current_password: string, password = NEW_PASSWORD) =>
          demo.call('changePassword', { body: { current_password, password } })
        expect((await change('wrong password')).error.key).toBe('error.users.wrong_password')
        expect((await change(TEST_PASSWORD, 'qwertz123')).error.key).toBe('error.users.weak_password')
        expect((await change(TEST_PASSWORD)).status).toBe(204)
        expect((await demo.call('getPlayer')).status).toBe(200)
        expect((await demo.call('getPlayer', { session: other })).status).toBe(401)
        // A player who knows it can change it again.
        for (const [before, after] of [
          [NEW_PASSWORD, TEST_PASSWORD],
          [TEST_PASSWORD, NEW_PASSWORD],
        ] as const)
          expect((await change(before, after)).status).toBe(204)
        for (const guess of ['one', 'two', 'three', 'four'])
          expect((await change(`guess ${guess}`)).error.key).toBe('error.users.wrong_password')
        expect((await change(NEW_PASSWORD, 'one more password')).error.key).toBe('error.too_many_requests')
        const body = { current_password: NEW_PASSWORD, password: 'one more password' }
        expect((await injectCall(book.app, 'changePassword', { body })).status).toBe(401)
      }))

    test('PLAYER-01: a hash that scrypt made is made again by argon2id when its player signs in', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { db } = book.parts
        const salt = Buffer.from('sixteen bytes !!')
        const key = scryptSync(TEST_PASSWORD, salt, 32, { N: 128, r: 8, p: 1 })
        const old = ['scrypt', 128, salt.toString('base64url'), key.toString('base64url')].join('$')
        await db.query('UPDATE players SET password_hash = $2 WHERE id = $1', [demo.id, old])
        const stored = async () =>
          (await db.query<{ password_hash: string }>('SELECT password_hash FROM players WHERE id = $1', [demo.id]))[0]
            ?.password_hash ?? ''
        expect((await signIn(book, demo.email, 'wrong password')).status).toBe(401)
        expect(await stored()).toBe(old)
        expect((await signIn(book, demo.email, TEST_PASSWORD)).status).toBe(200)
        const upgraded = await stored()
        expect(upgraded).toMatch(/^\$argon2id\$v=19\$/)
        expect(TEST_PASSWORDS.isOutdated(upgraded)).toBe(false)
        expect((await signIn(book, demo.email, TEST_PASSWORD)).status).toBe(200)
        expect(await stored()).toBe(upgraded)
      }))
  })
})
