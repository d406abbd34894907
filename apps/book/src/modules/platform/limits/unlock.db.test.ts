import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { TEST_PASSWORD } from '../../../testing/test-password.ts'

const HOUR_MS = 3_600_000

const attempt = (book: TestBook, email: string, password: string) =>
  injectCall(book.app, 'signIn', { body: { email, password } })

async function failsToSignIn(book: TestBook, email: string): Promise<void> {
  for (let i = 0; i < 5; i++) await attempt(book, email, 'wrong password')
  await book.works()
}

const unlock = (book: TestBook, token: string) => injectCall(book.app, 'unlockUser', { body: { unlock_token: token } })
const check = (book: TestBook, token: string) => injectCall(book.app, 'checkUnlock', { query: { unlock_token: token } })

onDatabase((suite) => {
  describe('the lock', () => {
    test('PLAYER-01: repeated failures lock; the link in the mail unlocks when it is confirmed, once, and not when it is opened', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await failsToSignIn(book, demo.email)
        expect((await attempt(book, demo.email, TEST_PASSWORD)).error.key).toBe('error.account_locked')
        expect(book.letters.mailsTo(demo.email)).toHaveLength(1)
        const token = book.letters.lastToken(demo.email, 'unlock_token')
        for (let i = 0; i < 3; i++) expect((await check(book, token)).answer.data).toEqual({ valid: true })
        expect((await attempt(book, demo.email, TEST_PASSWORD)).error.key).toBe('error.account_locked')
        const uses = await Promise.all([unlock(book, token), unlock(book, token), unlock(book, token)])
        expect(uses.map(({ status }) => status).sort()).toEqual([204, 400, 400])
        expect((await attempt(book, demo.email, TEST_PASSWORD)).status).toBe(200)
        expect((await check(book, token)).error.key).toBe('error.users.link_invalid')
      }))

    test('PLAYER-01: a locked player stays signed in where they are', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await failsToSignIn(book, demo.email)
        expect((await demo.call('getPlayer')).status).toBe(200)
      }))

    test('PLAYER-01: an unknown address locks alike, and nothing is sent to it', () =>
      onBook(suite, async ({ book, player }) => {
        const address = `unknown-${(await player()).id}@touchline.test`
        await failsToSignIn(book, address)
        expect((await attempt(book, address, 'x')).error.key).toBe('error.account_locked')
        expect(book.letters.mailsTo(address)).toEqual([])
      }))

    test('PLAYER-01: requesting the unlock link again responds the same for locked, free and unknown addresses; only the locked gets one', () =>
      onBook(suite, async ({ book, player }) => {
        const [locked, free] = [await player(), await player()]
        await failsToSignIn(book, locked.email)
        const answers = await Promise.all(
          [locked.email, free.email, 'unknown-to-all@touchline.test'].map((email) =>
            injectCall(book.app, 'resendUnlock', { body: { email } }),
          ),
        )
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
        await book.works()
        expect(book.letters.mailsTo(locked.email)).toHaveLength(2)
        expect(book.letters.mailsTo(free.email)).toEqual([])
      }))

    test('PLAYER-01: an unlock link is over after an hour, and is good for nothing else', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        await failsToSignIn(book, demo.email)
        const token = book.letters.lastToken(demo.email, 'unlock_token')
        const reset = { reset_password_token: token, password: 'something quite new' }
        expect((await injectCall(book.app, 'resetPassword', { body: reset })).error.key).toBe(
          'error.users.link_invalid',
        )
        const body = { confirmation_token: token }
        expect((await injectCall(book.app, 'confirmUser', { body })).error.key).toBe('error.users.link_invalid')
        for (const forged of ['x', `${token}x`, token.toLowerCase(), "' OR 1=1 --"]) {
          expect((await unlock(book, forged)).error.key).toBe('error.users.link_invalid')
        }
        expect((await check(book, token)).status).toBe(200)
        await book.passes(HOUR_MS + 1)
        expect((await unlock(book, token)).error.key).toBe('error.users.link_invalid')
      }))

    test('PLAYER-01: of many guesses at the same time, no more are looked at than one after the other', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const guesses = await Promise.all(
          Array.from({ length: 20 }, (_, i) => attempt(book, demo.email, `wrong password ${i}`)),
        )
        const looked = guesses.filter(({ error }) => error.key === 'error.wrong_credentials')
        expect(looked).toHaveLength(5)
      }))
  })
})
