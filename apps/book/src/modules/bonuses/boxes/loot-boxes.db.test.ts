import { commitmentOf, createDraw } from '@touchline/betting'
import { describe, expect, test } from 'vitest'
import { as, bonusOf, defined, FREEBET, given } from '../../../testing/given-bonuses.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { auditBook } from '../../settlement/index.ts'
import { readDefinitions, storeDefinitions } from '../index.ts'

const CONTENTS = [
  { multiplier: 11_000, chance: '1/2' },
  { multiplier: 12_500, chance: '3/10' },
  { multiplier: 20_000, chance: '1/5' },
]
const BOX = {
  type: 'lootbox',
  name: { en: 'Lucky raise' },
  currency: 'EUR',
  points_per_unit: 10,
  odds_cap: 50_000,
  opens_at: [0, 100],
  contents: CONTENTS,
}
const RAISABLE = { ...FREEBET, boost_max: 20_000 }

async function boxOf(player: TestPlayer) {
  const [box] = (await player.call('getLootboxes')).answer.data
  if (box === undefined) throw new Error('There is no loot box')
  return box
}

let serial = 0
const freshKey = () => `device-key-${++serial}`

function boost(player: TestPlayer, id: number, freebet_id: number, key = freshKey()) {
  return player.call('boostFreebet', { params: { id }, body: { freebet_id }, headers: { 'idempotency-key': key } })
}

async function booksAreClean(book: TestBook): Promise<void> {
  expect(await auditBook(book.parts.db)).toEqual([])
}

onDatabase((suite) => {
  describe('loot boxes', () => {
    test('BONUS-01 BONUS-03: a box is promised, opened on a free bet, raises it by what its seed gives, and the bet pays it', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const freebet = await given(book, demo, RAISABLE)
        const plain = await given(book, demo, FREEBET)
        const { id } = await given(book, demo, BOX)
        const box = await boxOf(demo)
        expect(box).toMatchObject({
          status: 'active',
          contents: [
            { multiplier: 11_000, chance: { n: 1, d: 2 } },
            { multiplier: 12_500, chance: { n: 3, d: 10 } },
            { multiplier: 20_000, chance: { n: 1, d: 5 } },
          ],
          boxes: [
            { number: 1, points: 0, state: 'ready', opened: null },
            { number: 2, points: 100, state: 'locked', opened: null },
          ],
        })
        expect(box.freebets_to_boost.map(({ id: own }) => own)).toEqual([freebet.id])
        expect((await boost(demo, id, plain.id)).error.key).toBe('error.bonuses.freebet_not_raisable')

        const key = freshKey()
        const { answer } = await boost(demo, id, freebet.id, key)
        if (answer.data.type !== 'lootbox') throw new Error('No loot box was answered')
        const opened = answer.data.boxes[0]?.opened
        if (opened == null) throw new Error('The box was not opened')
        // The record is enough to repeat the draw.
        expect(commitmentOf(opened.seed)).toBe(box.boxes[0]?.commitment)
        expect(opened.subject.endsWith(key)).toBe(true)
        expect(opened.weights).toEqual([5, 3, 2])
        expect(createDraw(opened.seed)(opened.subject, opened.weights)).toBe(opened.drawn)
        expect(opened.multiplier).toBe(CONTENTS[opened.drawn]?.multiplier)

        const worth = (10_00 * opened.multiplier) / 10_000
        expect(await bonusOf(demo, freebet.id)).toMatchObject({
          issued: { amount: worth, boost_multiplier: opened.multiplier },
        })
        expect((await boxOf(demo)).freebets_to_boost).toEqual([])
        await booksAreClean(book)

        ;(await demo.places({ ...single(game.home, 10_00), ...as(freebet.id, 'freebet') })).expectRefused('bonus_gone')
        ;(await demo.places({ ...single(game.home, worth), ...as(freebet.id, 'freebet') })).expectAccepted()
        await game.ends()
        await book.works()
        await demo.expectBalance(1_000_00 + worth)
        await booksAreClean(book)
      }))

    test('BONUS-03: the same key opens once, however often and at once; another free bet under it is refused', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const [one, two] = [await given(book, demo, RAISABLE), await given(book, demo, RAISABLE)]
        const { id } = await given(book, demo, { ...BOX, opens_at: [0] })
        const key = freshKey()
        const answers = await Promise.all([1, 2, 3, 4, 5].map(() => boost(demo, id, one.id, key)))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        expect((await boost(demo, id, two.id, key)).error.key).toBe('error.idempotency_key_reused')
        // There was one box.
        expect((await boost(demo, id, two.id)).error.key).toBe('error.bonuses.box_not_ready')
        expect(await boxOf(demo)).toMatchObject({ status: 'bonus_over', boxes: [{ state: 'opened' }] })
        await booksAreClean(book)
      }))

    test('BONUS-03: two boxes opened on one free bet at once raise it once', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { id: freebet } = await given(book, demo, RAISABLE)
        const boxes = [
          await given(book, demo, { ...BOX, opens_at: [0] }),
          await given(book, demo, { ...BOX, opens_at: [0] }),
        ]
        const answers = await Promise.all(boxes.map(({ id }) => boost(demo, id, freebet)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        await booksAreClean(book)
      }))

    test('BONUS-01 BONUS-02: points of settled bets give the next box', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 30_000 } })
        const demo = await player()
        const [one, two] = [await given(book, demo, RAISABLE), await given(book, demo, RAISABLE)]
        const { id } = await given(book, demo, BOX)
        expect((await boost(demo, id, one.id)).status).toBe(200)
        expect((await boost(demo, id, two.id)).error.key).toBe('error.bonuses.box_not_ready')
        const bet = { ...single(game.home, 5_00), ...as(id, 'lootbox') }
        const [found] = (await demo.call('findAvailableBonuses', { body: { bets: [bet] } })).answer.data
        expect(found?.lootbox).toMatchObject({ bonus_id: id, potential_points: 100, available_points: 100 })
        ;(await demo.places(bet)).expectAccepted()
        await game.ends({ home: 'lose', away: 'win' })
        await book.works()
        expect((await boxOf(demo)).boxes[1]?.state).toBe('ready')
        expect((await boost(demo, id, two.id)).status).toBe(200)
        const [after] = (await demo.call('findAvailableBonuses', { body: { bets: [bet] } })).answer.data
        expect(after?.lootbox).toBeNull()
        await booksAreClean(book)
      }))

    test('BONUS-01 SAFE-04: nothing is opened while a break holds, and no player opens the box of another', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, stranger] = [await player(), await player()]
        const { id: freebet } = await given(book, demo, RAISABLE)
        const { id } = await given(book, demo, BOX)
        expect((await boost(stranger, id, freebet)).error.key).toBe('error.not_found')
        const { id: own } = await given(book, stranger, BOX)
        expect((await boost(stranger, own, freebet)).error.key).toBe('error.bonuses.freebet_not_raisable')
        await book.parts.db.query(
          `INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at) VALUES ($1, 'coolingoff', $2, $3, $3)`,
          [demo.id, new Date(book.clock.now()), new Date(book.clock.now() + 86_400_000)],
        )
        expect((await boost(demo, id, freebet)).error.key).toBe('error.bonuses.not_available')
        expect((await bonusOf(demo, freebet))?.issued).toMatchObject({ boost_multiplier: 10_000 })
      }))

    test('BONUS-01: chances are checked before anything is stored, and the promised prizes of a box stay', () =>
      onBook(suite, async ({ book, player }) => {
        const bad = { ...BOX, key: 'bad-box', contents: [{ multiplier: 11_000, chance: '99/100' }] }
        expect(readDefinitions(JSON.stringify({ bonuses: [bad] }))).toEqual({
          kind: 'wrong',
          faults: ['bonuses.0.contents: the chances are 99/100 together, not 1'],
        })
        const demo = await player()
        const key = await defined(book, { ...BOX, for_everyone: true })
        expect((await boxOf(demo)).contents).toHaveLength(3)
        const other = { ...BOX, key, for_everyone: true, contents: [{ multiplier: 11_000, chance: '1' }] }
        const read = readDefinitions(JSON.stringify({ bonuses: [other] }))
        if (read.kind === 'wrong') throw new Error(read.faults.join('\n'))
        const [stored] = await storeDefinitions(book.parts.db, read.bonuses, book.clock.now())
        expect(stored?.outcome).toBe('fixed')
        expect((await boxOf(demo)).contents).toHaveLength(3)
        const params = { typeplural: 'lootboxes', id: (await boxOf(demo)).id }
        expect((await demo.call('getBonusTerms', { params })).answer.data.text).toContain(
          '× 1.10: 50%, × 1.25: 30%, × 2.00: 20%',
        )
        await book.parts.db.query(`UPDATE bonuses SET level_status = 'disabled' WHERE key = $1`, [key])
      }))

    test('BONUS-01 PLAYER-06: a bonus that is given, won, raised or about to end is a notification, in the player’s language', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const { id: freebet } = await given(book, demo, { ...RAISABLE, valid_days: 5 })
        const { id } = await given(book, demo, BOX)
        await boost(demo, id, freebet)
        await book.passes(4.5 * 86_400_000)
        await book.passes(2_000)
        const titles = async (language: string) =>
          (await demo.call('getNotifications', { headers: { 'accept-language': language } })).answer.data
            .filter(({ type }) => type === 'bonus')
            .map(({ title }) => title)
        expect(await titles('en')).toEqual([
          'Free bet expires soon',
          'Your free bet is worth more',
          'New bonus',
          'New bonus',
        ])
        expect((await titles('de'))[0]).toBe('Gratiswette endet bald')
      }))
  })
})
