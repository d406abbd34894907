import { expect, test } from 'vitest'
import { perform } from '../../../../operator/perform.ts'
import { onBook } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'
import { recordHeartbeat } from '../../../providers/index.ts'
import { type SessionPackage, saveSession } from './stored-session.ts'

const SIGN_EVERY_MS = 5_000
const SESSION = { name: 'open', why: null, generation: 1, pending: 0, languages: [] }

onDatabase((suite) => {
  test('SLIP-07: feed status shows each package of TRADE360 as open, silent or down, as its bets are accepted or refused', () =>
    onBook(suite, async ({ book, match, player }) => {
      const { db } = book.parts
      const { clock } = book
      const { home } = match({ provider: 'lsports' })
      const demo = await player()
      const since = clock.now()
      const packages = (changes: Partial<SessionPackage> = {}) => [
        { id: 430, producer: '1', why: null, receivedAt: since, ...changes },
        { id: 431, producer: '3', why: null, receivedAt: null },
      ]
      const records = (producer: string, isAlive = true) =>
        recordHeartbeat(db, { provider: 'lsports', producer, isAlive, messageAt: clock.now() }, clock.now())
      const status = async (held: readonly SessionPackage[] = packages()) => {
        await saveSession(db, 'lsports', { ...SESSION, since, packages: held }, clock.now())
        await book.works()
        const { text } = await perform({ name: 'feed', args: ['status'] }, book.parts)
        return text.split('\n').slice(0, 3)
      }
      /** Time passes in which these producers give signs of life. */
      const passes = async (ms: number, alive: readonly string[]) => {
        for (let left = ms; left > 0; left -= SIGN_EVERY_MS) {
          await book.passes(SIGN_EVERY_MS)
          for (const producer of alive) await records(producer)
        }
      }
      const at = (ms: number) => new Date(ms).toISOString()

      for (const producer of ['1', '3']) await records(producer)
      await passes(45_000, ['1', '3'])
      expect(await status()).toEqual([
        `lsports  open since ${at(since)}, connection 1, 0 messages waiting, 0 put aside in 24 h`,
        `  430 in play  open, 0 s behind, last message ${at(since)}`,
        '  431 before the start  open, 0 s behind, no message yet',
      ])
      ;(await demo.places(single(home, 1_00))).expectAccepted()

      const silentAt = clock.now()
      await passes(15_000, ['3'])
      expect((await status())[1]).toContain('430 in play  open, 15 s behind')
      await passes(30_000, ['3'])
      expect(await status()).toEqual([
        expect.stringContaining(`lsports  silent since ${at(silentAt)}`),
        `  430 in play  silent, 45 s behind, last message ${at(since)}`,
        '  431 before the start  open, 0 s behind, no message yet',
      ])
      ;(await demo.places(single(home, 1_00))).expectRefused('provider_down')

      await records('1', false)
      expect((await status())[1]).toContain('430 in play  down, 0 s behind')
      const why = 'its snapshot is being taken'
      expect((await status(packages({ why })))[1]).toContain(`430 in play  down (${why}), 0 s behind`)
      await passes(5_000, ['1', '3'])
      expect((await status())[0]).toContain(`lsports  open since ${at(since)}`)
      ;(await demo.places(single(home, 1_00))).expectAccepted()
    }))
})
