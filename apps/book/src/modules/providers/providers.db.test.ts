import { publicChannel } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { injectCall } from '../../testing/inject-call.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import { operates } from '../../testing/operates.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { combo, single } from '../../testing/test-player.ts'

async function shownStatuses(book: TestBook): Promise<Readonly<Record<string, string>>> {
  return (await injectCall(book.app, 'getSettings')).answer.data.provider_statuses
}

function statusesReceived(book: TestBook, locale: string): readonly string[] {
  return book.publisher
    .on(publicChannel(locale))
    .flatMap((event) =>
      event.type === 'provider_status_changed' ? [`${event.data.provider} ${event.data.status}`] : [],
    )
}

onDatabase((suite) => {
  describe('data providers', () => {
    test('SLIP-07: while a provider is down its selections are refused with code 144, others are not, and settings say so', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [regular, cyber] = [match(), match({ provider: 'oddin' })]
        const demo = await player()
        expect(await shownStatuses(book)).toMatchObject({ betradar: 'up', oddin: 'up', betconstruct: 'up' })
        expect(await operates(book, 'provider oddin down')).toEqual({ ok: true, text: 'oddin is down.' })
        await book.works()
        expect(await shownStatuses(book)).toMatchObject({ betradar: 'up', oddin: 'down' })
        const error = (await demo.places([single(regular.home, 1_00), single(cyber.home, 1_00)])).expectRefused(
          'provider_down',
        )
        expect(error.data.errors_by_bet).toMatchObject([
          { bet_index: 1, code: 144, selections: [{ match_id: cyber.id, code: 144 }] },
        ])
        ;(await demo.places(single(regular.home, 1_00))).expectAccepted()
        await operates(book, 'provider oddin up')
        await book.works()
        ;(await demo.places(single(cyber.home, 1_00))).expectAccepted()
        expect(await shownStatuses(book)).toMatchObject({ oddin: 'up' })
      }))

    test('LIVE-03: all clients are notified once when a provider goes down and comes back, also over a restart', () =>
      onBook(suite, async ({ book }) => {
        await operates(book, 'provider betconstruct down')
        await book.works()
        await book.works()
        for (const locale of ['en', 'de']) expect(statusesReceived(book, locale)).toEqual(['betconstruct down'])
        const next = await book.restarts()
        await next.works()
        expect(statusesReceived(next, 'en')).toEqual([])
        expect(await shownStatuses(next)).toMatchObject({ betconstruct: 'down' })
        await operates(next, 'provider betconstruct up')
        next.publisher.isDown = true
        await next.works()
        next.publisher.isDown = false
        await next.works()
        expect(statusesReceived(next, 'en')).toEqual(['betconstruct up'])
        await next.close()
      }))

    test('SLIP-08: selections of two providers are one bet for none of them, with code 135', () =>
      onBook(suite, async ({ match, player }) => {
        const [regular, cyber, third] = [match(), match({ provider: 'oddin' }), match({ provider: 'betconstruct' })]
        const demo = await player()
        const mixed = (await demo.places(combo([regular.home, cyber.home], 1_00))).expectRefused('mixed_providers')
        expect(mixed.code).toBe(135)
        ;(await demo.places(combo([third.home, cyber.home], 1_00))).expectRefused('mixed_providers')
        ;(await demo.places(combo([regular.home, match().home], 1_00))).expectAccepted()
      }))

    test('PLACE-04: an operator lists, approves and rejects large stakes; wrong words change nothing', () =>
      onBook(suite, async ({ book, match, player }) => {
        const rich = await player({ EUR: 50_000_00 })
        const game = match({ odds: { home: 20_000 } })
        const [yes] = (await rich.places(single(game.home, 6_000_00))).expectAccepted()
        const [no] = (await rich.places(single(game.home, 7_000_50))).expectAccepted()
        const listed = (await operates(book, 'vip list')).text
        expect(listed).toContain(`${yes?.id}  ${rich.email}  6000.00 EUR, may pay 12000.00 EUR`)
        expect(listed).toContain('7000.50 EUR')
        expect(await operates(book, `vip approve ${yes?.id}`)).toMatchObject({ ok: true })
        expect(await operates(book, `vip reject ${no?.id}`)).toMatchObject({ ok: true })
        await book.works()
        expect((await rich.bets()).map(({ status }) => status)).toEqual(['waiting_results'])
        expect((await rich.bets({ status: 'rejected' })).map(({ id }) => id)).toEqual([no?.id])
        expect((await operates(book, 'vip list')).text).not.toContain(rich.email)
        for (const line of [
          `vip approve ${yes?.id}`,
          'vip approve',
          'vip approve x',
          'vip toString 1',
          'provider oddin',
          'provider unknown down',
          'constructor',
        ]) {
          expect([line, (await operates(book, line)).ok]).toEqual([line, false])
        }
        expect(await shownStatuses(book)).toMatchObject({ oddin: 'up' })
      }))
  })
})
