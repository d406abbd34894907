import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { softPasskey } from '../../../testing/soft-passkey.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { TEST_PASSWORD } from '../../../testing/test-password.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { publishSite } from '../../site/index.ts'

const STEP_MS = 30_000

function signsIn(player: TestPlayer, code?: string, password = TEST_PASSWORD) {
  const body = { email: player.email, password, ...(code !== undefined && { code }) }
  return injectCall(player.app, 'signIn', { body })
}

/** A player whose account requests codes. */
async function withAuthenticator(book: TestBook, player: TestPlayer) {
  const { secret } = (await player.call('startAuthenticator', { body: { password: TEST_PASSWORD } })).answer.data
  const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: book.clock.now() })
  const confirmed = await player.call('confirmAuthenticator', { body: { code: shown() } })
  return { secret, shown, recovery: confirmed.answer.data.recovery_codes }
}

async function options(player: TestPlayer): Promise<Record<string, unknown>> {
  return (await player.call('startPasskey', { body: { password: TEST_PASSWORD } })).answer.data.options
}
async function signInOptions(player: TestPlayer): Promise<Record<string, unknown>> {
  return (await injectCall(player.app, 'startPasskeySignIn')).answer.data.options
}
const signsInBy = (player: TestPlayer, credential: Record<string, unknown>) =>
  injectCall(player.app, 'signInByPasskey', { body: { credential } })

onDatabase((suite) => {
  describe('ways in', () => {
    test('PLAYER-01: an account is closed once nothing is left in it; signing in is refused, and its data came as one file', () =>
      onBook(suite, async ({ book, player, match }) => {
        const demo = await player({ EUR: 10_00 })
        const closes = (password = TEST_PASSWORD) => demo.call('closeAccount', { body: { password } })
        expect((await closes('is another one')).error.key).toBe('error.users.wrong_password')
        expect((await closes()).error.key).toBe('error.player.account_not_empty')
        const game = match()
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
        expect((await closes()).error.key).toBe('error.player.bets_open')
        await game.ends({ home: 'lose' })
        await book.works()
        const data = JSON.parse((await demo.call('exportPlayerData')).answer) as Record<string, { legs?: object[] }[]>
        expect(data.bets?.[0]?.legs).toHaveLength(1)
        expect(data.player).toMatchObject([{ email: demo.email }])
        expect(JSON.stringify(data)).not.toMatch(/password_hash|token_hash|public_key/)
        const { persistent } = (await demo.call('getCompPoints')).answer.data
        expect(persistent).toBe(1)
        expect((await closes()).status).toBe(204)
        expect((await signsIn(demo)).error.key).toBe('error.users.account_closed')
        expect((await signsIn(demo, undefined, 'is another one')).error.key).toBe('error.wrong_credentials')
      }))

    test('PLAYER-01: a secret that was only shown requests nothing; confirmed, it requests a code that is good once', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const wrong = await demo.call('startAuthenticator', { body: { password: 'is another one' } })
        expect(wrong.error.key).toBe('error.users.wrong_password')
        await demo.call('startAuthenticator', { body: { password: TEST_PASSWORD } })
        expect((await signsIn(demo)).status).toBe(200)
        const { shown, recovery } = await withAuthenticator(book, demo)
        expect(recovery).toHaveLength(10)
        await book.passes(STEP_MS)
        expect((await signsIn(demo)).error.key).toBe('error.users.code_needed')
        expect((await signsIn(demo, shown())).status).toBe(200)
        expect((await signsIn(demo, shown())).error.key).toBe('error.users.second_code_wrong')
        await book.passes(STEP_MS)
        const twice = await Promise.all([signsIn(demo, shown()), signsIn(demo, shown())])
        expect(twice.map(({ status }) => status).sort()).toEqual([200, 401])
      }))

    test('PLAYER-01: a wrong password does not reveal that an account requests codes, and codes cannot be tried out', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { shown } = await withAuthenticator(book, demo)
        await demo.call('signOut')
        await book.passes(STEP_MS)
        expect((await signsIn(demo, shown(), 'is another one')).error.key).toBe('error.wrong_credentials')
        for (let tries = 0; tries < 4; tries++)
          expect((await signsIn(demo, '000000')).error.key).toBe('error.users.second_code_wrong')
        expect((await signsIn(demo, shown())).error.key).toBe('error.account_locked')
      }))

    test('PLAYER-01: a recovery code lets in once, however it is typed; without codes the password is enough again', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { recovery } = await withAuthenticator(book, demo)
        const [first = ''] = recovery
        expect((await signsIn(demo, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
        expect((await signsIn(demo, first)).error.key).toBe('error.users.second_code_wrong')
        expect((await demo.call('getSecurity')).answer.data).toMatchObject({
          authenticator: true,
          recovery_codes_left: 9,
        })
        expect((await demo.call('removeAuthenticator', { body: { password: TEST_PASSWORD } })).status).toBe(204)
        expect((await signsIn(demo)).status).toBe(200)
        const ways = (await demo.call('getSignIns')).answer.data.map(({ way, succeeded }) => [way, succeeded])
        expect(ways.slice(0, 3)).toEqual([
          ['password', true],
          ['code', false],
          ['recovery_code', true],
        ])
      }))

    test('PLAYER-01: the database alone reveals no code: secrets are sealed, and an older plain one is sealed at its next use', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { secret, shown } = await withAuthenticator(book, demo)
        const kept = async () => {
          const [row] = await book.parts.db.query<{ secret: string }>(
            'SELECT secret FROM authenticators WHERE player_id = $1',
            [demo.id],
          )
          return row?.secret ?? ''
        }
        expect(await kept()).toMatch(/^v1\.[0-9a-f]{8}\./)
        await book.parts.db.query('UPDATE authenticators SET secret = $2 WHERE player_id = $1', [demo.id, secret])
        await book.passes(STEP_MS)
        expect((await signsIn(demo, shown())).status).toBe(200)
        await book.does('housekeeping')
        const anew = await kept()
        expect(anew).toMatch(/^v1\./)
        expect(anew).not.toContain(secret)
        await book.passes(STEP_MS)
        expect((await signsIn(demo, shown())).status).toBe(200)
      }))

    test('LOCALE-04 PLAYER-01: messages, passkeys and authenticators are named as the published site is called', () =>
      onBook(suite, async ({ book, player }) => {
        const publishes = async (file: object) => {
          const now = book.clock.now()
          const body = JSON.stringify({ format: 1, ...file })
          await publishSite(book.parts.db, { body, author: 'test', now, basedOn: null })
        }
        await publishes({ brand: { name: 'Northbank' } })
        const demo = await player()
        await injectCall(book.app, 'requestPasswordReset', { body: { email: demo.email } })
        await book.works()
        const [mail] = book.letters.mailsTo(demo.email)
        expect(mail?.subject).toBe('Choose a new Northbank password')
        expect(mail?.html).toContain('<strong>Northbank</strong>')
        expect((await options(demo)).rp).toMatchObject({ name: 'Northbank' })
        const made = await demo.call('startAuthenticator', { body: { password: TEST_PASSWORD } })
        expect(new URL(made.answer.data.uri).searchParams.get('issuer')).toBe('Northbank')
        await publishes({})
      }))

    test('PLAYER-01: a passkey signs in without a password, each response once, and only while it is kept', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const passkey = softPasskey(book.parts.config.publicUrl)
        const asked = await options(demo)
        const made = passkey.makes(asked)
        expect((await demo.call('addPasskey', { body: { credential: made, name: 'Phone' } })).status).toBe(204)
        const again = await demo.call('addPasskey', { body: { credential: made, name: 'Phone' } })
        expect(again.error.key).toBe('error.users.passkey_invalid')
        const signed = passkey.signs(await signInOptions(demo))
        const entered = await signsInBy(demo, signed)
        expect(entered.answer.data.id).toBe(demo.id)
        expect((await demo.call('getPlayer', { session: entered.newSession ?? null })).status).toBe(200)
        expect((await signsInBy(demo, signed)).error.key).toBe('error.users.passkey_invalid')
        const late = await signInOptions(demo)
        await book.passes(5 * 60_000 + 1)
        expect((await signsInBy(demo, passkey.signs(late))).error.key).toBe('error.users.passkey_invalid')
        const [kept] = (await demo.call('getSecurity')).answer.data.passkeys
        expect(kept).toMatchObject({ name: 'Phone', last_used_at: expect.any(String) })
        const stranger = await player()
        const params = { id: kept?.id ?? 0 }
        const removes = (who: TestPlayer, password = TEST_PASSWORD) =>
          who.call('removePasskey', { params, body: { password } })
        expect((await removes(stranger)).status).toBe(404)
        expect((await removes(demo, 'is another one')).error.key).toBe('error.users.wrong_password')
        expect((await removes(demo)).status).toBe(204)
        await book.works()
        const received = book.letters.mailsTo(demo.email).slice(-2)
        expect(received.map(({ text }) => /A passkey was \w+/.exec(text)?.[0])).toEqual([
          'A passkey was added',
          'A passkey was removed',
        ])
        expect((await signsInBy(demo, passkey.signs(await signInOptions(demo)))).status).toBe(400)
      }))

    test('PLAYER-01: passkeys of another origin or host, of another player’s asking, or without its key are refused', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const keeps = async (credential: Record<string, unknown>, who = demo) =>
          (await who.call('addPasskey', { body: { credential, name: 'Phone' } })).status
        const { hostname } = new URL(book.parts.config.publicUrl)
        const foreign = softPasskey('https://touchline.example', hostname)
        expect(await keeps(foreign.makes(await options(demo)))).toBe(400)
        expect(
          await keeps(softPasskey(book.parts.config.publicUrl, 'touchline.example').makes(await options(demo))),
        ).toBe(400)
        expect(await keeps(softPasskey(book.parts.config.publicUrl).makes(await options(demo)), other)).toBe(400)
        const own = softPasskey(book.parts.config.publicUrl)
        expect(await keeps(own.makes(await options(demo)))).toBe(204)
        const forged = {
          ...softPasskey(book.parts.config.publicUrl).signs(await signInOptions(demo)),
          id: own.id,
          rawId: own.id,
        }
        expect((await signsInBy(demo, forged)).error.key).toBe('error.users.passkey_invalid')
        expect((await signsInBy(demo, { id: own.id })).error.key).toBe('error.users.passkey_invalid')
      }))
  })
})
