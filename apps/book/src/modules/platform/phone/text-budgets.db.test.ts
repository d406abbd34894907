import { describe, expect, test } from 'vitest'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { TEST_PASSWORD } from '../../../testing/test-password.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

const forgets = (book: TestBook, email: string, address: string) =>
  injectCall(book.app, 'requestPasswordReset', { body: { email }, headers: from(address) })

onDatabase((suite) => {
  describe('what text messages and links cost', () => {
    test('PLAYER-02: no text goes to a premium service, a satellite, a landline or a blocked country, known or not', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const numbers = ['+979123456789', '+881612345678', '+493012345678', '+449098765432', '+19002345678']
        for (const phone of numbers) {
          const body = { phone, password: 'correct horse battery', currency: 'EUR', terms_accepted: true }
          const asked = await injectCall(book.app, 'signUp', {
            body: { ...body, country: 'DE', born_on: '1990-02-28' },
          })
          expect([phone, asked.error.key]).toEqual([
            phone,
            expect.stringMatching(/^error\.phone\.(not_served|invalid)$/),
          ])
          expect((await forgets(book, phone, '203.0.113.1')).status).toBe(400)
          const verifies = await demo.call('requestPhoneCode', { body: { phone_number: phone, password: 'x' } })
          expect(verifies.status).toBe(400)
        }
        await book.works()
        for (const phone of numbers) expect(book.letters.textsTo(phone)).toEqual([])
        const next = await book.restarts({ SMS_COUNTRIES: 'DE' })
        expect((await forgets(next, '+436641234567', '203.0.113.2')).error.key).toBe('error.phone.not_served')
        expect((await forgets(next, '+4915112345678', '203.0.113.2')).status).toBe(202)
      }))

    test('PLAYER-01: strangers do not use up the requests of the owner of a mailbox or number', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        for (let asked = 0; asked < 5; asked++) await forgets(book, demo.email, '203.0.113.7')
        expect((await forgets(book, demo.email, '203.0.113.7')).status).toBe(429)
        expect((await forgets(book, demo.email, '198.51.100.1')).status).toBe(202)
        // Many strangers: they do not delay a player who is signed in at another address.
        for (let stranger = 0; stranger < 20; stranger++) await forgets(book, demo.email, `192.0.2.${stranger}`)
        expect((await forgets(book, demo.email, '192.0.2.99')).status).toBe(429)
        const home = { headers: from('198.51.100.77') }
        const body = { email: demo.email, password: TEST_PASSWORD }
        const signedIn = await injectCall(book.app, 'signIn', { body, ...home })
        expect(signedIn.status, signedIn.text).toBe(200)
        expect((await forgets(book, demo.email, '198.51.100.77')).status).toBe(202)
      }))

    test('PLAYER-02: what texts cost in an hour is bounded by network and by block of numbers, and the operator is alerted once', () =>
      onBook(suite, async ({ book }) => {
        const ofNetwork: number[] = []
        for (let customer = 0; customer < 40; customer++)
          ofNetwork.push((await forgets(book, `+4366411${11_000 + customer}`, `2001:db8:7:${customer}::1`)).status)
        expect(ofNetwork.filter((status) => status === 202)).toHaveLength(30)
        const ofBlock: number[] = []
        for (let asked = 0; asked < 110; asked++)
          ofBlock.push((await forgets(book, `+4915112${100_000 + asked}`, `10.${asked}.0.1`)).status)
        expect(ofBlock.filter((status) => status === 202)).toHaveLength(100)
        const alerts = book.faults.splice(0)
        expect(alerts).toHaveLength(1)
        expect(String(alerts)).toContain('ALERT: the budget of text messages (sms_by_prefix, +4915112)')
      }))
  })
})
