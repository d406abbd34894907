import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { softPasskey } from '../../../testing/soft-passkey.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { publishSite } from '../../site/index.ts'

const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 3_600_000

const HOME = { street: 'Kungsgatan 1 B', postal_code: '111 43', city: 'Stockholm' }

let serial = 0
const newEmail = () => `new-${++serial}@touchline.test`

/** The body of a sign-up. */
function request(email: string, more: object = {}) {
  const who = { country: 'DE', born_on: '1990-02-28' }
  return { email, password: PASSWORD, currency: 'EUR', language: 'en', terms_accepted: true, ...who, ...more }
}

async function signUp(book: TestBook, email: string, more: object = {}) {
  const result = await injectCall(book.app, 'signUp', { body: request(email, more) })
  await book.works()
  return result
}

const signIn = (book: TestBook, email: string, password = PASSWORD) =>
  injectCall(book.app, 'signIn', { body: { email, password } })
const confirm = (book: TestBook, token: string) =>
  injectCall(book.app, 'confirmUser', { body: { confirmation_token: token } })
const check = (book: TestBook, token: string) =>
  injectCall(book.app, 'checkConfirmation', { query: { confirmation_token: token } })

onDatabase((suite) => {
  describe('signing up', () => {
    test('PLAYER-01: a sign-up becomes a player by the link in the mail, opened and then confirmed; the link works once', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        const more = { first_name: 'Zoë', currency: 'JPY' }
        expect((await signUp(book, email.toUpperCase(), more)).answer.data).toEqual({ sent_to: 'email' })
        const [mail] = book.letters.mailsTo(email)
        expect(mail?.text).toContain('http://localhost:3000/sports/users/confirmation?confirmation_token=')
        const token = book.letters.lastToken(email, 'confirmation_token')
        expect((await signIn(book, email)).error.key).toBe('error.users.not_confirmed')
        expect((await signIn(book, email, 'something else')).error.key).toBe('error.wrong_credentials')
        const confirmed = await confirm(book, token)
        expect(confirmed.answer.data).toEqual({ choose_password: false, signed_in: true })
        const session = confirmed.newSession ?? null
        expect((await injectCall(book.app, 'getPlayer', { session })).answer.data).toMatchObject({ email })
        expect((await confirm(book, token)).newSession).toBeUndefined()
        const player = (await signIn(book, email)).answer.data
        expect(player).toMatchObject({ email, first_name: 'Zoë', currency: 'JPY', auth_fields_missed: ['last_name'] })
        expect((await confirm(book, token)).error.key).toBe('error.users.link_invalid')
        expect((await check(book, token)).error.key).toBe('error.users.link_invalid')
      }))

    test('PLAYER-01 SAFE-04: the country of a home sets the least age, the required data, and the rules of protection', () =>
      onBook(suite, async ({ book }) => {
        const names = { first_name: 'Åsa', last_name: 'Berg' }
        const bare = await signUp(book, newEmail(), { country: 'SE', born_on: undefined, ...names })
        expect(bare.error.key).toBe('error.users.fields_missing')
        const details = bare.error.data.details.map(({ path }) => path)
        expect(details).toEqual(['born_on', ...Object.keys(HOME), 'personal_number'].map((name) => `body.${name}`))
        const today = new Date(book.clock.now()).toISOString().slice(0, 10)
        const years = (count: number) => `${Number(today.slice(0, 4)) - count}${today.slice(4)}`
        const whole = { country: 'SE', ...names, ...HOME, personal_number: '19900228-1237' }
        const child = await signUp(book, newEmail(), { ...whole, born_on: years(17) })
        expect(child.error.key).toBe('error.users.too_young')
        expect((await signUp(book, newEmail(), { country: 'GR', born_on: years(20) })).error.key).toBe(
          'error.users.too_young',
        )
        const email = newEmail()
        // Of another day of birth, and of an address that cannot be seen whole.
        const other = await signUp(book, email, { ...whole, born_on: '1990-03-01' })
        expect(other.error.key).toBe('error.users.personal_number_invalid')
        const hidden = await signUp(book, email, { ...whole, born_on: '1990-02-28', city: 'Stock\u200bholm' })
        expect(hidden.error.key).toBe('error.users.address_invalid')
        const called = await signUp(book, email, {
          ...whole,
          born_on: '1990-02-28',
          country: 'CA',
          mobile_phone: '0151',
        })
        expect(called.error.key).toBe('error.phone.invalid')
        expect((await signUp(book, email, { ...whole, born_on: '1990-02-28' })).status).toBe(202)
        const { newSession: session = null } = await confirm(book, book.letters.lastToken(email, 'confirmation_token'))
        const { data } = (await injectCall(book.app, 'getPlayer', { session })).answer
        // A player sees their own number without its end.
        const kept = { ...HOME, country: 'SE', born_on: '1990-02-28', personal_number: '19900228-••••' }
        expect(data).toMatchObject({ ...kept, auth_fields_missed: [] })
        const again = { personal_number: '19900228-1245' }
        const changed = await injectCall(book.app, 'updatePlayer', { session, body: again })
        expect(changed.error.key).toBe('error.player.name_already_set')
        expect((await injectCall(book.app, 'getProtection', { session })).answer.data.jurisdiction).toBe('sweden')
      }))

    test('PLAYER-02: what an account of a country still lacks is listed, filled in once by the same rules, and kept', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email, { first_name: 'Zoë' })
        const { newSession: session = null } = await confirm(book, book.letters.lastToken(email, 'confirmation_token'))
        await book.parts.db.query("UPDATE players SET country = 'CA' WHERE email = $1", [email])
        const fills = (body: object) => injectCall(book.app, 'updatePlayer', { session, body })
        const missed = async () => (await injectCall(book.app, 'getPlayer', { session })).answer.data.auth_fields_missed
        expect(await missed()).toEqual(['last_name', ...Object.keys(HOME), 'mobile_phone'])
        expect((await fills({ born_on: '2015-01-01' })).error.key).toBe('error.users.too_young')
        expect((await fills({ mobile_phone: '12345' })).error.key).toBe('error.phone.invalid')
        // Canada has no such number here.
        expect((await fills({ personal_number: '19900228-1237' })).error.key).toBe(
          'error.users.personal_number_invalid',
        )
        const rest = { last_name: 'Berg', born_on: '1990-02-28', ...HOME, mobile_phone: '+1 416 555 0123' }
        expect((await fills(rest)).answer.data).toMatchObject({ ...rest, mobile_phone: '+14165550123' })
        expect(await missed()).toEqual([])
      }))

    test('PLAYER-01: no account is opened without a home and a day of birth', () =>
      onBook(suite, async ({ book }) => {
        const paths = async (more: object) =>
          (await signUp(book, newEmail(), more)).error.data.details.map(({ path }) => path)
        expect(await paths({ country: undefined })).toEqual(['body.country'])
        expect(await paths({ born_on: undefined })).toEqual(['body.born_on'])
        expect(await paths({ country: undefined, born_on: undefined })).toEqual(['body.country', 'body.born_on'])
      }))

    test('PLAYER-01 PLAYER-02: a player who signs up by a number is reached by it, and needs no other', () =>
      onBook(suite, async ({ book }) => {
        const who = { first_name: 'Zoë', last_name: 'Berg', born_on: '1990-02-28', ...HOME }
        const phone = '+14165550199'
        const asked = await signUp(book, newEmail(), { email: undefined, country: 'CA', ...who, phone })
        expect(asked.status).toBe(202)
        const { newSession: session = null } = await confirm(book, book.letters.lastToken(phone, 'confirmation_token'))
        const { data } = (await injectCall(book.app, 'getPlayer', { session })).answer
        expect(data).toMatchObject({ mobile_phone: phone, auth_phone_number: phone, auth_fields_missed: [] })
      }))

    test('PLAYER-02: a player moves by the rules of a sign-up, seldom, and where they lived stays known; who they are does not change', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        const whole = { country: 'SE', first_name: 'Åsa', last_name: 'Berg', born_on: '1990-02-28', ...HOME }
        await signUp(book, email, { ...whole, personal_number: '19900228-1245' })
        const { newSession: session = null } = await confirm(book, book.letters.lastToken(email, 'confirmation_token'))
        const moves = (body: object) => injectCall(book.app, 'updatePlayer', { session, body })
        expect((await moves({ street: 'Stor\u200bgatan 2' })).error.key).toBe('error.users.address_invalid')
        const there = { street: 'Storgatan 2', postal_code: '211 42', city: 'Malmö' }
        const moved = await moves(there)
        expect(moved.answer.data).toMatchObject({ ...there, first_name: 'Åsa', country: 'SE' })
        // The same again is no move; with a name that is another, nothing of it is taken.
        expect((await moves(there)).status).toBe(200)
        expect((await moves({ ...HOME, first_name: 'Eva' })).error.key).toBe('error.player.name_already_set')
        expect((await moves({ street: 'Storgatan 3' })).status).toBe(200)
        expect((await moves({ street: 'Storgatan 4' })).status).toBe(200)
        expect((await moves({ street: 'Storgatan 5' })).status).toBe(429)
        const past = await book.parts.db.query(
          `SELECT a.street, a.city FROM past_addresses a JOIN players p ON p.id = a.player_id WHERE p.email = $1 ORDER BY a.id`,
          [email],
        )
        expect(past).toEqual([
          { street: HOME.street, city: HOME.city },
          { street: 'Storgatan 2', city: 'Malmö' },
          { street: 'Storgatan 3', city: 'Malmö' },
        ])
        await expect(book.parts.db.query('DELETE FROM past_addresses')).rejects.toThrow('kept as they are')
        const file = JSON.parse((await injectCall(book.app, 'exportPlayerData', { session })).answer)
        expect(file.past_addresses).toMatchObject([HOME, there, { street: 'Storgatan 3' }])
      }))

    test('PLAYER-01: in a blocked country signing up and in is refused, whatever the stated home', () =>
      onBook(suite, async ({ book }) => {
        const next = await book.restarts({ COUNTRY_HEADER: 'cf-ipcountry' })
        const { db } = next.parts
        const site = JSON.stringify({ format: 1, blockedCountries: { site: [], signIn: ['FR'], signUp: ['FR'] } })
        await publishSite(db, { body: site, author: 'test', now: next.clock.now(), basedOn: null })
        const asks = (more: object, headers = {}) =>
          injectCall(next.app, 'signUp', { body: request(newEmail(), more), headers })
        expect((await asks({ country: 'FR' })).error.key).toBe('error.users.country_blocked')
        const headers = { 'cf-ipcountry': 'FR' }
        expect((await asks({ country: 'DE' }, headers)).error.key).toBe('error.users.country_blocked')
        const body = { email: newEmail(), password: PASSWORD }
        expect((await injectCall(next.app, 'signIn', { body, headers })).error.key).toBe('error.users.country_blocked')
        const credential = softPasskey(next.parts.config.publicUrl).signs({ challenge: 'AAAA' })
        const byPasskey = await injectCall(next.app, 'signInByPasskey', { body: { credential }, headers })
        expect(byPasskey.error.key).toBe('error.users.country_blocked')
        expect((await asks({ country: 'DE' })).status).toBe(202)
        await publishSite(db, {
          body: JSON.stringify({ format: 1 }),
          author: 'test',
          now: next.clock.now(),
          basedOn: null,
        })
      }))

    test('PLAYER-03: who has confirmed begins with play money in their currency, once', () =>
      onBook(suite, async ({ book }) => {
        for (const [currency, balance] of [
          ['EUR', 100_00],
          ['JPY', 16_200],
          ['BTC', 100_000],
        ] as const) {
          const email = newEmail()
          await signUp(book, email, { currency })
          const token = book.letters.lastToken(email, 'confirmation_token')
          await Promise.all([confirm(book, token), confirm(book, token)])
          const { newSession } = await signIn(book, email)
          const accounts = await injectCall(book.app, 'getAccounts', { session: newSession ?? null })
          expect(accounts.answer.data).toMatchObject([{ currency, balance }])
        }
      }))

    test('SAFE-04 PAY-01: what a new player was given to begin with is no deposit of theirs, to no limit and in no history', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email)
        const { newSession: session = null } = await confirm(book, book.letters.lastToken(email, 'confirmation_token'))
        const body = { type: 'deposit', period: 'day', amount: 50_00, currency: 'EUR', time_zone: 'UTC' } as const
        const { data } = (await injectCall(book.app, 'setUserLimit', { session, body })).answer
        expect(data).toMatchObject([{ type: 'deposit', amount: 50_00, used: 0 }])
        const history = (await injectCall(book.app, 'getPlayHistory', { session, query: { time_zone: 'UTC' } })).answer
          .data
        expect(history.days.map(({ deposited }) => deposited).filter((sum) => sum !== 0)).toEqual([])
        const moves = (await injectCall(book.app, 'getStatements', { session })).answer.data
        expect(moves.map(({ type }) => type)).toEqual(['play_money'])
      }))

    test('PLAYER-01: a mail scanner that opens the link as often as it likes confirms nothing', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email)
        const token = book.letters.lastToken(email, 'confirmation_token')
        for (let i = 0; i < 3; i++) expect((await check(book, token)).answer.data).toEqual({ valid: true })
        const url = `/api/users/confirmation?confirmation_token=${token}`
        expect((await book.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
        expect((await book.app.inject({ method: 'POST', url, payload: '' })).statusCode).toBe(403)
        expect((await signIn(book, email)).error.key).toBe('error.users.not_confirmed')
        expect(await book.parts.db.query('SELECT 1 FROM players WHERE email = $1', [email])).toEqual([])
        expect((await confirm(book, token)).status).toBe(200)
      }))

    test('PLAYER-01: of many who use one link at the same time, one wins', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email)
        const token = book.letters.lastToken(email, 'confirmation_token')
        const results = await Promise.all(Array.from({ length: 8 }, () => confirm(book, token)))
        expect(results.map((result) => result.status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400])
        expect(await book.parts.db.query('SELECT 1 FROM players WHERE email = $1', [email])).toHaveLength(1)
      }))

    test('PLAYER-01: a link is over after a day and can be sent again; a sign-up is over after a week', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email)
        const first = book.letters.lastToken(email, 'confirmation_token')
        await book.passes(DAY_MS + 1)
        expect((await check(book, first)).error.key).toBe('error.users.link_invalid')
        expect((await confirm(book, first)).error.key).toBe('error.users.link_invalid')
        const resend = () => injectCall(book.app, 'resendConfirmation', { body: { email } })
        expect((await resend()).answer.data).toEqual({ sent_to: 'email' })
        await book.works()
        const second = book.letters.lastToken(email, 'confirmation_token')
        expect((await check(book, second)).status).toBe(200)
        await book.passes(6 * DAY_MS)
        await resend()
        await book.works()
        expect(book.letters.mailsTo(email)).toHaveLength(2)
        expect((await signIn(book, email)).error.key).toBe('error.wrong_credentials')
      }))

    test('PLAYER-01: a taken address gets the same response as a free one; its owner is notified, nothing of theirs changes', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const free = await signUp(book, newEmail())
        const taken = await signUp(book, demo.email)
        expect([taken.status, taken.text]).toEqual([free.status, free.text])
        const [mail] = book.letters.mailsTo(demo.email)
        expect(mail?.subject).toBe('You already have a Touchline account')
        expect(mail?.text).not.toContain('token')
        expect((await signIn(book, demo.email)).error.key).toBe('error.wrong_credentials')
        expect((await demo.call('getPlayer')).answer.data.email).toBe(demo.email)
        const unknown = await injectCall(book.app, 'resendConfirmation', { body: { email: newEmail() } })
        const known = await injectCall(book.app, 'resendConfirmation', { body: { email: demo.email } })
        expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
      }))

    test('PLAYER-01: if another client requested the same address, neither password is kept: the owner chooses one', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email, { password: "the attacker's choice" })
        await signUp(book, email)
        const token = book.letters.lastToken(email, 'confirmation_token')
        expect((await confirm(book, token)).answer.data).toEqual({ choose_password: true, signed_in: false })
        expect((await signIn(book, email)).error.key).toBe('error.wrong_credentials')
        expect((await signIn(book, email, "the attacker's choice")).error.key).toBe('error.wrong_credentials')
        await book.works()
        const body = {
          reset_password_token: book.letters.lastToken(email, 'reset_password_token'),
          password: 'chosen by the owner',
        }
        expect((await injectCall(book.app, 'resetPassword', { body })).status).toBe(204)
        expect((await signIn(book, email, 'chosen by the owner')).status).toBe(200)
      }))

    test('PLAYER-01: of two who confirm different sign-ups of one address at the same time, one becomes the player', () =>
      onBook(suite, async ({ book }) => {
        for (let round = 0; round < 4; round++) {
          const email = newEmail()
          await signUp(book, email, { password: 'the first of the two' })
          const first = book.letters.lastToken(email, 'confirmation_token')
          await signUp(book, email, { password: 'the second of the two' })
          const second = book.letters.lastToken(email, 'confirmation_token')
          const both = await Promise.all([confirm(book, first), confirm(book, second)])
          expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
        }
      }))

    test('PLAYER-01: a player who signs up twice with the same password simply confirms the later mail', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email, { currency: 'EUR' })
        const first = book.letters.lastToken(email, 'confirmation_token')
        await signUp(book, email, { currency: 'GBP' })
        const second = book.letters.lastToken(email, 'confirmation_token')
        expect((await confirm(book, second)).answer.data).toEqual({ choose_password: false, signed_in: true })
        expect((await confirm(book, first)).status).toBe(400)
        expect((await signIn(book, email)).answer.data.currency).toBe('GBP')
      }))

    test('PLAYER-01: with a phone number the link comes by SMS, and signing in takes the number as people write it', () =>
      onBook(suite, async ({ book }) => {
        const number = `4915112${String(300_000 + ++serial)}`
        const body = { ...request(''), email: undefined, phone: `+${number}`, language: 'de' }
        expect((await injectCall(book.app, 'signUp', { body })).answer.data).toEqual({ sent_to: 'phone' })
        await book.works()
        const [text] = book.letters.textsTo(`+${number}`)
        expect(text?.text).toContain('Bestätige dein Konto')
        expect(text?.text).toContain('/de/sports/users/confirmation?')
        await confirm(book, book.letters.lastToken(`+${number}`, 'confirmation_token'))
        const typed = `00${number.slice(0, 2)} (${number.slice(2, 5)}) ${number.slice(5)}`
        const player = (await signIn(book, typed)).answer.data
        expect(player).toMatchObject({ email: null, auth_phone_number: `+${number}`, mobile_phone: `+${number}` })
      }))

    test('PLAYER-01: invalid details of an account are refused with a next step, in the requested language', () =>
      onBook(suite, async ({ book }) => {
        const refusal = async (more: object) => {
          const headers = { 'accept-language': 'de' }
          const body = { ...request(newEmail()), ...more }
          const { error } = await injectCall(book.app, 'signUp', { body, headers })
          expect(error.localized_message).toMatch(/Wähle|Prüfe|Gib|Korrigiere|Einzelheiten/)
          return error.key
        }
        expect(await refusal({ email: 'no address@x' })).toBe('error.users.email_invalid')
        expect(await refusal({ email: undefined, phone: '0151 123' })).toBe('error.phone.invalid')
        expect(await refusal({ email: undefined })).toBe('error.validation')
        expect(await refusal({ phone: '+4915112345678' })).toBe('error.validation')
        expect(await refusal({ password: 'password1' })).toBe('error.users.weak_password')
        expect(await refusal({ password: 'short' })).toBe('error.validation')
        expect(await refusal({ first_name: '=1+1' })).toBe('error.player.name_invalid')
        expect(await refusal({ currency: 'XAU' })).toBe('error.player.currency_not_offered')
        expect(await refusal({ terms_accepted: false })).toBe('error.validation')
        expect(await refusal({ language: 'xx' })).toBe('error.validation')
      }))

    test('PLAYER-01: tokens and passwords are stored nowhere in a readable form', () =>
      onBook(suite, async ({ book }) => {
        const email = newEmail()
        await signUp(book, email)
        const token = book.letters.lastToken(email, 'confirmation_token')
        for (const table of ['sign_ups', 'access_tokens', 'messages']) {
          const rows = await book.parts.db.query(`SELECT t::text AS row FROM ${table} t`, [])
          expect(JSON.stringify(rows)).not.toContain(token)
          expect(JSON.stringify(rows)).not.toContain(PASSWORD)
        }
      }))

    test('PLAYER-01: requesting link after link to one mailbox, or from one address, has to wait, and says how long', () =>
      onBook(suite, async ({ book }) => {
        const ask = (email: string, from: string) =>
          book.app.inject({
            method: 'POST',
            url: '/api/users/password',
            headers: { 'x-app': 'touchline', 'x-forwarded-for': from },
            payload: { email },
          })
        const email = newEmail()
        for (let i = 0; i < 4; i++) expect((await ask(email, '192.0.2.9')).statusCode).toBe(202)
        const refused = await ask(email, '192.0.2.9')
        expect([refused.statusCode, refused.json().key]).toEqual([429, 'error.too_many_requests'])
        expect(Number(refused.headers['retry-after'])).toBe(15 * 60)
        for (let i = 0; i < 20; i++) expect((await ask(newEmail(), `2001:db8:7:7::${i}`)).statusCode).toBe(202)
        expect((await ask(newEmail(), '2001:db8:7:7:ffff::1')).statusCode).toBe(429)
        expect((await ask(newEmail(), '2001:db8:7:8::1')).statusCode).toBe(202)
        await book.passes(15 * 60_000)
        expect((await ask(email, '192.0.2.9')).statusCode).toBe(202)
      }))
  })
})
