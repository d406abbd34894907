import { describe, expect, test } from 'vitest'
import { defined, FREEBET, freshCode } from '../../../testing/given-bonuses.ts'
import { injectCall } from '../../../testing/inject-call.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { operates } from '../../../testing/operates.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, TestPlayer } from '../../../testing/test-player.ts'
import { seedDemoPlayers } from '../index.ts'

const PASSWORD = 'correct horse battery'
const HOME = { street: 'Kungsgatan 1 B', postal_code: '111 43', city: 'Stockholm' }

let serial = 0
const newEmail = () => `person-${++serial}@touchline.test`
const newPhone = () => `+4670123${String(4_000 + ++serial)}`
/** A person who is in no other test. */
const person = () => ({ first_name: `Anna${letters()}`, last_name: `Öberg${letters()}`, born_on: '1990-02-28' })
const letters = () => String(++serial).replace(/\d/g, (digit) => 'bdfglmnprs'[Number(digit)] ?? '')

/** Signs up, confirms, and is signed in. */
async function comes(book: TestBook, particulars: object, email = newEmail()): Promise<TestPlayer> {
  const body = { email, password: PASSWORD, currency: 'EUR', terms_accepted: true, country: 'DE', ...particulars }
  const asked = await injectCall(book.app, 'signUp', { body })
  expect(asked.status, asked.text).toBe(202)
  await book.works()
  const token = book.letters.lastToken(email, 'confirmation_token')
  const confirmed = await injectCall(book.app, 'confirmUser', { body: { confirmation_token: token } })
  expect(confirmed.status, confirmed.text).toBe(200)
  const session = confirmed.newSession ?? ''
  const { id } = (await injectCall(book.app, 'getPlayer', { session })).answer.data
  return new TestPlayer(book.app, email, id, session)
}

const excludes = (player: TestPlayer) =>
  player.call('excludePlayer', { body: { type: 'selfexclusion', days: 180 } as never })
const statuses = async (player: TestPlayer) => (await player.call('getPlayer')).answer.data.statuses.map(({ id }) => id)

onDatabase((suite) => {
  describe('one person in several accounts', () => {
    test('SAFE-04: who has excluded themselves is known again by phone, mailbox, name with home, however they write them', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        const [who, phone, box] = [person(), newPhone(), `box-${++serial}`]
        const first = await comes(book, { ...who, ...HOME, mobile_phone: phone }, `${box}.one@touchline.test`)
        expect((await excludes(first)).status).toBe(201)
        // Of the same name on the same day somewhere else, and of another day in the same home.
        const others = [
          { ...who, street: 'Storgatan 2', postal_code: '211 42', city: 'Malmö' },
          { ...who, ...HOME, born_on: '1991-02-28' },
        ]
        for (const particulars of others) {
          const other = await comes(book, particulars)
          expect(await statuses(other)).toEqual([])
          ;(await other.places(single(game.home, 1_00))).expectAccepted()
        }
        const bare = who.last_name.replace('Ö', 'O').toUpperCase()
        const ways: readonly (readonly [object, string?])[] = [
          [{ ...person(), mobile_phone: phone }],
          [person(), `${box}one+2@touchline.test`],
          [{ ...who, ...HOME, first_name: who.first_name.toUpperCase(), last_name: bare }],
          [{ born_on: who.born_on, first_name: who.last_name, last_name: who.first_name, city: 'STOCKHOLM' }],
          [{ ...who, last_name: who.last_name.replace('Ö', 'Oe') }],
        ]
        for (const [particulars, email] of ways) {
          const again = await comes(book, particulars, email)
          expect([particulars, await statuses(again)]).toEqual([particulars, ['account_held']])
          ;(await again.places(single(game.home, 1_00))).expectRefused('account_held')
          const body = { amount: 20_00, currency: 'EUR', return_path: '/sports' }
          const deposit = await again.call('startDeposit', {
            body,
            headers: { 'idempotency-key': `deposit-of-${again.id}` },
          })
          expect(deposit.error.key).toBe('error.account.held')
        }
      }))

    test('SAFE-04: a personal number is one account’s in its country, at sign-up and in the profile', () =>
      onBook(suite, async ({ book }) => {
        const se = { country: 'SE', ...HOME }
        const [one, other] = [person(), person()]
        await comes(book, { ...se, ...one, personal_number: '19900228-1252' })
        const email = newEmail()
        const body = { email, password: PASSWORD, currency: 'EUR', terms_accepted: true, ...se, ...other }
        await injectCall(book.app, 'signUp', { body: { ...body, personal_number: '900228-1252' } })
        await book.works()
        const token = { confirmation_token: book.letters.lastToken(email, 'confirmation_token') }
        const refused = await injectCall(book.app, 'confirmUser', { body: token })
        expect([refused.status, refused.error.key]).toEqual([409, 'error.users.personal_number_taken'])
        const third = await comes(book, person())
        await book.parts.db.query("UPDATE players SET country = 'SE' WHERE id = $1", [third.id])
        const fills = await third.call('updatePlayer', { body: { personal_number: '19900228-1252' } })
        expect(fills.error.key).toBe('error.users.personal_number_taken')
        const tries = await Promise.all(
          Array.from({ length: 6 }, () => third.call('updatePlayer', { body: { personal_number: '19900228-1252' } })),
        )
        expect(tries.some(({ status }) => status === 429)).toBe(true)
      }))

    test('SAFE-04: an exclusion holds the accounts that are there already, and who becomes known later by their profile', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        const [who, phone] = [person(), newPhone()]
        const [first, second, later] = [
          await comes(book, { ...who, ...HOME }),
          await comes(book, { ...who, ...HOME, mobile_phone: phone }),
          await comes(book, { born_on: who.born_on }),
        ]
        // The second account of one person was given nothing to begin with.
        await book.cashier.pays(second, 10_00)
        ;(await second.places(single(game.home, 1_00))).expectAccepted()
        await operates(book, `exclude ${first.email} 180`)
        ;(await second.places(single(game.home, 1_00))).expectRefused('account_held')
        ;(await later.places(single(game.home, 1_00))).expectAccepted()
        // Held itself, and by that who shares something with it alone.
        await later.call('updatePlayer', { body: { first_name: 'Eva', last_name: 'Berg', mobile_phone: phone } })
        ;(await later.places(single(game.home, 1_00))).expectRefused('account_held')
        // The balance can be withdrawn.
        expect((await second.call('getCashier')).status).toBe(200)
      }))

    test('SAFE-04: another person with the same particulars waits for the operator, who releases them for good', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        const phone = newPhone()
        const first = await comes(book, { ...person(), mobile_phone: phone })
        await excludes(first)
        const wife = await comes(book, { ...person(), mobile_phone: phone })
        ;(await wife.places(single(game.home, 1_00))).expectRefused('account_held')
        expect((await operates(book, 'holds')).text).toContain(
          `${wife.email}: the same person as ${first.email} by phone`,
        )
        expect((await operates(book, `holds release ${wife.email}`)).ok).toBe(false)
        const released = await operates(book, `holds release ${wife.email} has shown their passport`)
        expect(released.text).toBe(`${wife.email} may play again.`)
        await wife.call('updatePlayer', { body: { city: 'Solna' } })
        await book.cashier.pays(wife, 10_00)
        ;(await wife.places(single(game.home, 1_00))).expectAccepted()
        expect((await operates(book, `holds release ${wife.email} again`)).ok).toBe(false)
      }))

    test('SAFE-04: who closed their account and comes back waits, and who pays with the card of an excluded player', () =>
      onBook(suite, async ({ book, match }) => {
        const game = match()
        const phone = newPhone()
        const closed = await comes(book, { ...person(), mobile_phone: phone })
        await operates(book, `account ${closed.email} close asked for it`)
        const [row] = await book.parts.db.query<{ closed: boolean }>(
          'SELECT closed_at IS NOT NULL AS closed FROM players WHERE id = $1',
          [closed.id],
        )
        if (row?.closed !== true)
          await book.parts.db.query('UPDATE players SET closed_at = now() WHERE id = $1', [closed.id])
        expect(await statuses(await comes(book, { ...person(), mobile_phone: phone }))).toEqual(['account_held'])

        const [payer, other] = [await comes(book, person()), await comes(book, person())]
        const card = { id: `card_shared_${payer.id}`, kind: 'card' as const, label: '•••• 1111' }
        const pays = async (player: TestPlayer) => {
          const deposit = await book.cashier.begins(player, 10_00)
          return book.cashier.sends(book.cashier.word(deposit, 'succeeded', { method: card }))
        }
        await pays(payer)
        await excludes(payer)
        ;(await other.places(single(game.home, 1_00))).expectAccepted()
        expect((await pays(other)).status).toBe(200)
        ;(await other.places(single(game.home, 1_00))).expectRefused('account_held')
      }))

    test('SAFE-04 BONUS-03: a person gets play money, bonuses for all players and those of a code once, in two accounts at once too', () =>
      onBook(suite, async ({ book }) => {
        const who = { ...person(), ...HOME }
        const tokens: string[] = []
        for (const email of [newEmail(), newEmail()]) {
          const body = { email, password: PASSWORD, currency: 'EUR', terms_accepted: true, country: 'DE', ...who }
          await injectCall(book.app, 'signUp', { body })
          await book.works()
          tokens.push(book.letters.lastToken(email, 'confirmation_token'))
        }
        const both = await Promise.all(
          tokens.map((token) => injectCall(book.app, 'confirmUser', { body: { confirmation_token: token } })),
        )
        const players = both.map(({ newSession }, at) => new TestPlayer(book.app, '', at, newSession ?? ''))
        const balances = await Promise.all(players.map((player) => player.balance()))
        expect(balances.toSorted((a, b) => a - b)).toEqual([0, 100_00])
        const code = freshCode('ONCE')
        await defined(book, { ...FREEBET, promo_code: code })
        await defined(book, { ...FREEBET, for_everyone: true })
        const given = await Promise.all(players.map((player) => player.call('applyPromoCode', { body: { code } })))
        expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409])
        for (const player of players) await player.call('getBonuses')
        const [count] = await book.parts.db.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM player_bonuses i JOIN bonuses b ON b.id = i.bonus_id
           WHERE b.for_everyone AND i.source = 'everyone' AND i.player_id IN (SELECT player_id FROM sessions s
             JOIN players p ON p.id = s.player_id WHERE p.first_name = $1)`,
          [who.first_name],
        )
        expect(count?.count).toBe(1)
      }))

    test('SAFE-04: who says later that they are too young plays no more: no bets, no deposits; their money stays theirs to withdraw', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await book.cashier.pays(demo, 50_00)
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
        expect((await demo.call('updatePlayer', { body: { born_on: '2015-01-01' } })).error.key).toBe(
          'error.users.too_young',
        )
        expect(await statuses(demo)).toEqual(['under_age'])
        ;(await demo.places(single(game.home, 1_00))).expectRefused('under_age')
        const body = { amount: 20_00, currency: 'EUR', return_path: '/sports' }
        const headers = { 'idempotency-key': `deposit-of-${demo.id}` }
        expect((await demo.call('startDeposit', { body, headers })).error.key).toBe('error.account.under_age')
        const { methods } = (await demo.call('getCashier')).answer.data
        const wish = { amount: 20_00, currency: 'EUR', method_id: methods[0]?.id ?? 0 }
        const withdrawn = await demo.call('requestWithdrawal', {
          body: wish,
          headers: { 'idempotency-key': `withdrawal-of-${demo.id}` },
        })
        expect(withdrawn.status, withdrawn.text).toBe(201)
        // A slip is the operator's to mend; the day is entered again.
        expect((await operates(book, 'holds')).text).toContain(`${demo.email}: says they were born on 2015-01-01`)
        await operates(book, `holds release ${demo.email} was a slip`)
        expect((await demo.call('updatePlayer', { body: { born_on: '1995-01-01' } })).status).toBe(200)
        ;(await demo.places(single(game.home, 1_00))).expectAccepted()
      }))

    test('SAFE-04: accounts from before are made known by the way, and again when the secret is another one', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const known = () => book.parts.db.query('SELECT 1 FROM person_keys WHERE player_id = $1', [demo.id])
        expect(await known()).toEqual([])
        await book.does('housekeeping')
        expect(await known()).toHaveLength(1)
      }))

    test('SAFE-04: copies of a demo player are different persons, so that a break of one holds none of the others', () =>
      onBook(suite, async ({ book }) => {
        const { db, passwords, clock } = book.parts
        for (const copy of [901, 902]) await seedDemoPlayers(db, passwords, clock.now(), copy)
        await book.does('housekeeping')
        const rows = await db.query<{ id: number; others: number }>(
          `SELECT p.id, (SELECT count(*)::int FROM same_persons(p.id)) AS others
           FROM players p JOIN person_keys k ON k.player_id = p.id AND k.kind = 'name'
           WHERE p.email IN ('demo-901@touchline.test', 'demo-902@touchline.test')`,
          [],
        )
        expect(rows.map(({ others }) => others)).toEqual([0, 0])
      }))
  })
})
