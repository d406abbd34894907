import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { TEST_PASSWORD } from '../../../testing/test-password.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'

const MINUTE_MS = 60_000

let serial = 0
const newPhone = () => `+43664${1_000_000 + ++serial}`

const ask = (player: TestPlayer, phone_number?: string, password: string | undefined = TEST_PASSWORD) =>
  player.call('requestPhoneCode', { body: { phone_number, ...(phone_number !== undefined && { password }) } })
const confirm = (player: TestPlayer, code: string) => player.call('confirmPhone', { body: { code } })

/** The code in the last text message to a number. */
async function codeSentTo(book: TestBook, phone: string): Promise<string> {
  await book.works()
  const code = /\b\d{6}\b/.exec(book.letters.textsTo(phone).at(-1)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}

/** A code that is not this one. */
const notThis = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1)

onDatabase((suite) => {
  describe('phones', () => {
    test('PLAYER-02: where a verified number is required no player bets without one, and the same request goes through with it', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 50_00 })
        const strict = await book.restarts({ PHONE_VERIFICATION: 'required' })
        demo.app = strict.app
        const game = strict.offers({ id: 7_700_001 })
        const places = () => demo.places(single(game.home, 5_00), { key: 'with-a-number' })
        expect((await demo.call('getPlayer')).answer.data.auth_fields_missed).toContain('auth_phone_number')
        ;(await places()).expectRefused('phone_unverified')
        const phone = newPhone()
        await ask(demo, phone)
        await confirm(demo, await codeSentTo(strict, phone))
        ;(await places()).expectAccepted()
        await strict.close()
      }))

    test('PLAYER-02: a number is verified by the code that was sent to it; then one can sign in with it', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const none = { resend_timeout_until: null, sms_limit_reached: false }
        expect((await demo.call('getPhone', { query: { locale: 'de' } })).answer.data).toEqual({
          phone_number: null,
          phone_country: null,
          verified_status: 'none',
          ...none,
        })
        const phone = newPhone()
        const asked = (await ask(demo, phone.replace('+43', '0043 '))).answer.data
        const resendAt = new Date(book.clock.now() + MINUTE_MS).toISOString()
        expect(asked).toEqual({
          phone_number: phone,
          phone_country: 'AT',
          verified_status: 'unverified',
          resend_timeout_until: resendAt,
          sms_limit_reached: false,
        })
        const code = await codeSentTo(book, phone)
        expect((await confirm(demo, notThis(code))).error.key).toBe('error.phone.code_wrong')
        const done = (await confirm(demo, code)).answer.data
        expect(done).toEqual({ phone_number: phone, phone_country: 'AT', verified_status: 'verified', ...none })
        expect((await confirm(demo, code)).error.key).toBe('error.phone.code_over')
        expect((await demo.call('getPlayer')).answer.data).toMatchObject({
          auth_phone_number: phone,
          mobile_phone: phone,
        })
        const body = { email: phone, password: TEST_PASSWORD }
        expect((await injectCall(book.app, 'signIn', { body })).answer.data.id).toBe(demo.id)
        expect((await ask(demo, phone)).answer.data.verified_status).toBe('verified')
        await book.works()
        expect(book.letters.textsTo(phone)).toHaveLength(1)
      }))

    test('PLAYER-02: another code is sent after a minute, five in a day, and the response has the wait', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const phone = newPhone()
        await ask(demo, phone)
        const soon = await ask(demo)
        expect([soon.status, soon.error.key]).toEqual([429, 'error.phone.sms_too_soon'])
        for (let sent = 1; sent < 5; sent++) {
          await book.passes(MINUTE_MS)
          expect((await ask(demo)).status).toBe(200)
        }
        expect((await demo.call('getPhone')).answer.data.sms_limit_reached).toBe(true)
        await book.passes(MINUTE_MS)
        const refused = await book.app.inject({
          method: 'POST',
          url: '/api/player/phone/code',
          headers: { 'x-app': 'touchline', cookie: `__Host-touchline=${demo.session}`, 'accept-language': 'de' },
          payload: {},
        })
        expect([refused.statusCode, refused.json().key]).toEqual([429, 'error.phone.sms_limit_reached'])
        expect(refused.json().localized_message).toContain('Versuche es morgen')
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600)
        expect(book.letters.textsTo(phone)).toHaveLength(5)
      }))

    test('PLAYER-02: however many requests arrive at the same moment, one message is sent', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const phone = newPhone()
        const all = await Promise.all(Array.from({ length: 6 }, () => ask(demo, phone)))
        expect(all.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429])
        await book.works()
        expect(book.letters.textsTo(phone)).toHaveLength(1)
      }))

    test('PLAYER-02: a code is over after five tries or ten minutes, and with the next one', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const phone = newPhone()
        await ask(demo, phone)
        const first = await codeSentTo(book, phone)
        const tries = await Promise.all(Array.from({ length: 8 }, () => confirm(demo, notThis(first))))
        expect(tries.filter(({ error }) => error.key === 'error.phone.code_wrong')).toHaveLength(5)
        expect((await confirm(demo, first)).error.key).toBe('error.phone.code_over')
        await book.passes(MINUTE_MS)
        await ask(demo)
        expect((await confirm(demo, first)).error.key).toBe('error.phone.code_over')
        const second = await codeSentTo(book, phone)
        await book.passes(10 * MINUTE_MS)
        expect((await confirm(demo, second)).error.key).toBe('error.phone.code_over')
        await ask(demo)
        const third = await codeSentTo(book, phone)
        const both = await Promise.all([confirm(demo, third), confirm(demo, third)])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
      }))

    test('PLAYER-02: a number becomes a login only by the password, its owner is notified at the addresses before, and it opens no new password for a day', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const [before, phone] = [newPhone(), newPhone()]
        await ask(demo, before)
        await confirm(demo, await codeSentTo(book, before))
        const bare = await demo.call('requestPhoneCode', { body: { phone_number: phone } })
        expect([bare.error.key, bare.error.data.details[0]?.path]).toEqual(['error.validation', 'body.password'])
        expect((await ask(demo, phone, 'is another one')).error.key).toBe('error.users.wrong_password')
        await book.passes(MINUTE_MS)
        expect((await ask(demo, phone)).status).toBe(200)
        await book.passes(MINUTE_MS)
        // The code of the same number again, without the password.
        expect((await ask(demo)).status).toBe(200)
        const textsBefore = book.letters.textsTo(before).length
        await confirm(demo, await codeSentTo(book, phone))
        await book.works()
        const [mail] = book.letters.mailsTo(demo.email).slice(-1)
        expect(mail?.subject).toBe('A way into your Touchline account was changed')
        expect(mail?.text).toContain('The phone number that signs in to your account was changed.')
        expect(book.letters.textsTo(before).slice(textsBefore)[0]?.text).toContain('phone number')
        const resets = async () => {
          await injectCall(book.app, 'requestPasswordReset', { body: { email: phone } })
          await book.works()
          return book.letters.textsTo(phone).filter(({ text }) => text.includes('reset_password_token')).length
        }
        expect(await resets()).toBe(0)
        await book.passes(24 * 60 * MINUTE_MS)
        expect(await resets()).toBe(1)
      }))

    test("PLAYER-02: a code is valid only for its player, and another player's verified number is not taken over", () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player(), await player()]
        const phone = newPhone()
        await ask(demo, phone)
        await confirm(demo, await codeSentTo(book, phone))
        expect((await ask(other, phone)).status).toBe(200)
        const code = await codeSentTo(book, phone)
        expect((await confirm(demo, code)).error.key).toBe('error.phone.code_over')
        expect((await confirm(other, code)).error.key).toBe('error.phone.taken')
        expect((await demo.call('getPhone')).answer.data.verified_status).toBe('verified')
        expect((await other.call('getPlayer')).answer.data.auth_phone_number).toBeNull()
        for (const bad of ['12345', '+0123456789', 'hello', '+1']) {
          expect((await ask(other, bad)).status).toBe(400)
        }
        expect((await injectCall(book.app, 'getPhone')).error.key).toBe('error.unauthorized')
      }))

    test('PLAYER-02: missing names are listed, filled in once and then kept; the nickname changes as the player likes', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player()
        const update = (body: object) => demo.call('updatePlayer', { body })
        expect((await demo.call('getPlayer')).answer.data.auth_fields_missed).toEqual([
          'first_name',
          'last_name',
          'born_on',
        ])
        expect((await update({ first_name: '  José ' })).answer.data).toMatchObject({
          first_name: 'José',
          auth_fields_missed: ['last_name', 'born_on'],
        })
        expect((await update({ last_name: "O'Brien-Łoś" })).answer.data.auth_fields_missed).toEqual(['born_on'])
        expect((await update({ first_name: 'Pedro' })).error.key).toBe('error.player.name_already_set')
        expect((await update({ first_name: 'José', nickname: 'joe_7' })).answer.data.nickname).toBe('joe_7')
        // No other player may have a nickname like theirs, or like the house's.
        const other = await player()
        const calls = async (nickname: string) => (await other.call('updatePlayer', { body: { nickname } })).error.key
        for (const nickname of ['J0E 7', 'ｊｏｅ_７', 'Admın', 'Touchline Support'])
          expect([nickname, await calls(nickname)]).toEqual([nickname, 'error.player.nickname_reserved'])
        expect((await update({ nickname: null })).answer.data.nickname).toBeNull()
        expect((await other.call('updatePlayer', { body: { nickname: 'J0E 7' } })).status).toBe(200)
        for (const name of ['<b>x</b>', '=1+1', '\u0007a', '12'])
          expect((await update({ last_name: name })).error.key).toBe('error.player.name_invalid')
        expect((await update({ nickname: '@boss' })).error.key).toBe('error.player.nickname_invalid')
        for (const body of [{ last_name: '\u0000a' }, { nickname: 'x' }])
          expect((await update(body)).error.key).toBe('error.validation')
        expect((await update({ email: 'other@touchline.test' })).error.key).toBe('error.validation')
      }))
  })
})
