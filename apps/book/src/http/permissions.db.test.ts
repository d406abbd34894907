import { randomBytes } from 'node:crypto'
import { CALLS, type CallName, ERRORS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../testing/inject-call.ts'
import { onBook } from '../testing/on-book.ts'
import { onDatabase } from '../testing/on-database.ts'
import { type Belongings, furnish, inventory } from '../testing/permissions/belongings.ts'
import { CLAIMS } from '../testing/permissions/claims.ts'
import type { TestBook } from '../testing/test-book.ts'
import { TEST_PASSWORD } from '../testing/test-password.ts'
import type { TestPlayer } from '../testing/test-player.ts'

const NAMES = Object.keys(CALLS) as CallName[]
const FOR_OPERATORS = NAMES.filter((name) => CALLS[name].auth === 'operator')
const FOR_PLAYERS = NAMES.filter((name) => ['player', 'operator'].includes(CALLS[name].auth))
const FOR_BOTH = NAMES.filter((name) => CALLS[name].auth === 'optional')
const MINUTE_MS = 60_000
const LIFE_MS = 14 * 24 * 60 * MINUTE_MS

/** The same player on another device: that session's token. */
async function secondSession(book: TestBook, { email }: TestPlayer, password = TEST_PASSWORD): Promise<string> {
  return (await injectCall(book.app, 'signIn', { body: { email, password } })).newSession ?? ''
}

/** Tokens that were valid once, and such that never were, by the reason. Time passes. */
async function deadSessions(book: TestBook, owner: TestPlayer): Promise<Record<string, string>> {
  const expired = await secondSession(book, owner)
  book.clock.advance(LIFE_MS)
  owner.session = await secondSession(book, owner)

  const signedOut = await secondSession(book, owner)
  await injectCall(book.app, 'signOut', { session: signedOut })

  const ended = await secondSession(book, owner)
  const listed = (await injectCall(book.app, 'getSessions', { session: ended })).answer.data
  await owner.call('endSession', { params: { id: listed.find(({ current }) => current)?.id ?? 0 } })

  const beforePassword = await secondSession(book, owner)
  const password = 'seven green boats at noon'
  await owner.call('changePassword', { body: { current_password: TEST_PASSWORD, password } })

  const replaced = await secondSession(book, owner, password)
  book.clock.advance(16 * MINUTE_MS)
  const { newSession } = await injectCall(book.app, 'readAllNotifications', { session: replaced })
  expect(newSession).toMatch(/^[\w-]{43}$/)
  book.clock.advance(MINUTE_MS)

  const forged = randomBytes(32).toString('base64url')
  const bent = `${replaced.slice(0, -1)}${replaced.endsWith('A') ? 'B' : 'A'}`
  return { expired, signedOut, ended, beforePassword, replaced, forged, bent, malformed: 'x', long: 'a'.repeat(3_000) }
}

/** What a call needs so that it is not refused for something else. */
function asked(name: CallName, owner: Belongings) {
  const claim = CLAIMS[name]
  const options = claim.names === 'nothing' ? (claim.with?.(owner) ?? {}) : claim.of(owner)
  return { ...options, headers: { 'idempotency-key': `permissions-${name}`, ...options.headers } }
}

onDatabase((suite) => {
  describe('permissions', () => {
    test('PLAYER-01: every call that can name a thing of another player responds as if it did not exist', () =>
      onBook(suite, async ({ book, match, player }) => {
        const owner = await furnish(book, await player(), match(), match())
        const stranger = await player()
        const before = await inventory(owner)
        for (const name of NAMES) {
          const claim = CLAIMS[name]
          if (claim.names === 'nothing') continue
          const theirs = await stranger.call(name, claim.of(owner))
          const unknown = await stranger.call(name, claim.unknown)
          expect(theirs.status, name).toBe(claim.status)
          expect([unknown.status, unknown.text], name).toEqual([theirs.status, theirs.text])
        }
        expect(await inventory(owner)).toBe(before)
        // The owner is not refused what others are refused.
        expect((await owner.player.call('getBet', { params: { id: owner.betId } })).status).toBe(200)
        expect((await owner.player.call('websocketAuthorize', { body: { channels: [owner.channel] } })).status).toBe(
          200,
        )
      }))

    test('PLAYER-01: no call shows a player or a visitor anything of another player, or changes it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const owner = await furnish(book, await player(), match(), match())
        const stranger = await player()
        const before = await inventory(owner)
        for (const mark of owner.marks.slice(0, -1)) expect(before).toContain(mark)
        for (const name of NAMES.filter((one) => one !== 'signOut')) {
          const answers = [
            await stranger.call(name, asked(name, owner)),
            await injectCall(book.app, name, asked(name, owner)),
          ]
          for (const { status, text } of answers) {
            expect(status, name).toBeLessThan(500)
            for (const mark of owner.marks) expect(text, name).not.toContain(mark)
          }
        }
        expect(await inventory(owner)).toBe(before)
      }))

    test('PLAYER-01: a visitor, and a client with a session that is over, replaced or forged, is refused every call of players', () =>
      onBook(suite, async ({ book, match, player }) => {
        const owner = await furnish(book, await player(), match(), match())
        const dead = await deadSessions(book, owner.player)
        for (const name of FOR_PLAYERS) {
          const refused = await injectCall(book.app, name, asked(name, owner))
          expect([refused.status, refused.error.key], name).toEqual([401, ERRORS.unauthorized.key])
          for (const [what, session] of Object.entries(dead)) {
            const answer = await injectCall(book.app, name, { ...asked(name, owner), session })
            expect([answer.status, answer.text], `${name}, ${what}`).toEqual([401, refused.text])
          }
        }
        expect((await owner.player.call('getPlayer')).status).toBe(200)
      }))

    test('BLOCK-06: calls of operators are refused to every other player, whatever they send', () =>
      onBook(suite, async ({ book, match, player }) => {
        const owner = await furnish(book, await player(), match(), match())
        expect(FOR_OPERATORS).toHaveLength(8)
        for (const name of FOR_OPERATORS) {
          const refused = await owner.player.call(name, asked(name, owner))
          expect([refused.status, refused.error.key], name).toEqual([403, ERRORS.forbidden.key])
          expect((await owner.player.call(name, { body: '{', headers: asked(name, owner).headers })).status).toBe(403)
        }
      }))

    test('PLAYER-01: where a visitor may call, a session that is over, replaced or forged makes them nothing else', () =>
      onBook(suite, async ({ book, match, player }) => {
        const owner = await furnish(book, await player(), match(), match())
        const dead = await deadSessions(book, owner.player)
        for (const name of FOR_BOTH) {
          const visitors = await injectCall(book.app, name, asked(name, owner))
          for (const [what, session] of Object.entries(dead)) {
            const answer = await injectCall(book.app, name, { ...asked(name, owner), session })
            expect([answer.status, answer.text], `${name}, ${what}`).toEqual([visitors.status, visitors.text])
          }
        }
      }))
  })
})
