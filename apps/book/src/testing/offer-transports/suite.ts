import { PRICE_MAX_AGE_MS } from '@touchline/betting'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OfferOwner } from '../../modules/offer/stream/owner-address.ts'
import type { OfferTransport } from '../../modules/offer/stream/transport.ts'
import { openTcpLine, type TcpLine } from '../engines/tcp-line.ts'
import {
  createShiftedClock,
  createTestOffer,
  oddsOf,
  type ShiftedClock,
  shown,
  startFollower,
  startOwner,
  type TestFollower,
  type TestOffer,
  type TestOwner,
  TOGETHER,
} from './world.ts'

/** The transport between processes: the network alone, or a server. */
export interface Between {
  /** The transport of one process, to all of whose servers and owners `line` leads where there is one. */
  transport(clock: ShiftedClock, line: TcpLine | null): OfferTransport
  /** Port to which a line leads. */
  portFor(owner: OfferOwner): number
  /** The owner's address for a follower behind a line. */
  addressOf(owner: OfferOwner, line: TcpLine): string
  /** The server loses all it has and starts again; where there is none, all connections break. */
  restart(lines: readonly TcpLine[]): Promise<void>
  close(): Promise<void>
}

const EVENTS = Array.from({ length: 45 }, (_, i) => i + 1)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Processes of one test. */
function createProcesses(between: Between) {
  const clock = createShiftedClock()
  const [transports, lines, followers, owners]: [OfferTransport[], TcpLine[], TestFollower[], TestOwner[]] = [
    [],
    [],
    [],
    [],
  ]
  let owner: OfferOwner | null = null
  const transportBehind = (line: TcpLine | null) => {
    const made = between.transport(clock, line)
    transports.push(made)
    return made
  }
  return {
    clock,
    async owns(epoch: number, made: TestOffer = createTestOffer(clock)): Promise<TestOwner> {
      const started = await startOwner(transportBehind(null), epoch, made)
      owners.push(started)
      owner = started.row
      return started
    },
    async follows({ isDoubled = false } = {}): Promise<TestFollower & { readonly line: TcpLine }> {
      const line = await openTcpLine(() => (owner === null ? 0 : between.portFor(owner)))
      lines.push(line)
      const findOwner = async () => owner && { ...owner, address: between.addressOf(owner, line) }
      const started = startFollower({ clock, transport: transportBehind(line), findOwner, isDoubled })
      followers.push(started)
      return { ...started, line }
    },
    restart: () => between.restart(lines),
    async end() {
      for (const line of lines) line.thaw()
      for (const { follower } of followers) await follower.stop()
      for (const { sender, offer } of owners) {
        offer.follow()
        await sender.close()
      }
      for (const line of lines) await line.close()
      for (const transport of transports) await transport.close()
    },
  }
}

const comesToShow = (copy: TestFollower, owner: TestOffer) =>
  expect.poll(() => shown(copy.copy), { timeout: 15_000 }).toEqual(shown(owner.offer))

/** Tests that every transport passes. */
export function testTransport(name: string, isThere: boolean, open: () => Promise<Between>): void {
  describe.skipIf(!isThere)(name, () => {
    let between: Between
    let all: ReturnType<typeof createProcesses>
    beforeEach(async () => {
      between = await open()
      all = createProcesses(between)
    })
    afterEach(async () => {
      await all.end()
      await between.close()
    })

    test('LIVE-01: a follower that starts late receives everything as it is, then each change, in order', async () => {
      const owner = await all.owns(1)
      owner.offers(EVENTS, 20_000)
      await wait(300)
      owner.prices(1, 20_100)
      owner.offer.remove(7)
      const late = await all.follows()
      await comesToShow(late, owner)
      for (let odds = 20_200; odds <= 22_000; odds += 100) {
        owner.prices(1, odds)
        await wait(30)
      }
      owner.offers([99], 15_000)
      owner.offer.remove(8)
      owner.offer.betsCounts(new Map([[1, 3]]))
      await comesToShow(late, owner)
      expect(late.copy.events.betsCount(1)).toBe(3)
      expect(late.bettable).toEqual([...late.bettable].sort((a, b) => a - b))
      expect(late.bettable.at(-1)).toBe(22_000)
      // An unchanged market keeps its object, so that values derived from it can be cached.
      const before = late.copy.board.event(2)?.markets.get('1/')
      owner.offer.confirm(2, all.clock.now() + 5)
      await comesToShow(late, owner)
      expect(late.copy.board.event(2)?.markets.get('1/')).toBe(before)
    })

    test('LIVE-01 PLACE-02: a follower that was cut off takes no bet at a price that may have changed, and comes back to the new one', async () => {
      const owner = await all.owns(1)
      owner.offers(EVENTS, 20_000)
      const follower = await all.follows()
      await comesToShow(follower, owner)
      follower.line.cut()
      owner.prices(1, 25_000)
      all.clock.passes(PRICE_MAX_AGE_MS + 1)
      expect(oddsOf(follower.copy, 1, all.clock.now())).toBeNull()
      for (const id of EVENTS) owner.offer.confirm(id, all.clock.now())
      await wait(300)
      expect(oddsOf(follower.copy, 1, all.clock.now())).toBeNull()
      const { length } = follower.bettable
      follower.line.mend()
      await comesToShow(follower, owner)
      expect(oddsOf(follower.copy, 1, all.clock.now())).toBe(25_000)
      expect(new Set(follower.bettable.slice(length))).toEqual(new Set([25_000]))
    })

    test('LIVE-01: a new owner replaces all that the last one had, and what the last one still sends is ignored', async () => {
      const first = await all.owns(1)
      first.offers(EVENTS, 20_000)
      const follower = await all.follows()
      await comesToShow(follower, first)
      const second = createTestOffer(all.clock)
      second.offers([1, 2, 100], 30_000)
      second.announces(3)
      await all.owns(2, second)
      // The first one does not know yet that it is over.
      const goesOn = setInterval(() => first.offers([1, 2, 3], 40_000), 50)
      await comesToShow(follower, second)
      const { length } = follower.bettable
      second.prices(1, 31_000)
      await wait(1_200)
      clearInterval(goesOn)
      await comesToShow(follower, second)
      expect(follower.bettable.slice(length)).not.toContain(40_000)
      expect(follower.bettable.at(-1)).toBe(31_000)
    })

    test('LIVE-01: when everything between them starts again, followers come to what the owner has now, and new ones too', async () => {
      const owner = await all.owns(1)
      owner.offers(EVENTS, 20_000)
      const follower = await all.follows()
      await comesToShow(follower, owner)
      const restarted = all.restart()
      owner.prices(1, 21_000)
      owner.offer.remove(4)
      await restarted
      await comesToShow(follower, owner)
      owner.prices(1, 22_000)
      await comesToShow(follower, owner)
      await comesToShow(await all.follows(), owner)
      expect(follower.bettable).toEqual([...follower.bettable].sort((a, b) => a - b))
    })

    test('LIVE-01: what arrives twice changes nothing', async () => {
      const owner = await all.owns(1)
      owner.offers(EVENTS, 20_000)
      const follower = await all.follows({ isDoubled: true })
      await comesToShow(follower, owner)
      for (let odds = 20_100; odds <= 21_000; odds += 100) {
        owner.prices(1, odds)
        if (odds === 20_500) owner.offer.remove(5)
        await wait(60)
      }
      await comesToShow(follower, owner)
      expect(follower.bettable).toEqual([...follower.bettable].sort((a, b) => a - b))
    })

    test('LIVE-01: a follower that reads nothing delays neither the owner nor the others, and catches up', async () => {
      const owner = await all.owns(1)
      owner.offers(EVENTS, 20_000)
      const [slow, other] = [await all.follows(), await all.follows()]
      for (const one of [slow, other]) await comesToShow(one, owner)
      slow.line.freeze()
      for (let round = 1; round <= 25; round++) {
        const startedAt = performance.now()
        for (const id of EVENTS) owner.prices(id, 20_000 + round * 100)
        expect(performance.now() - startedAt).toBeLessThan(1_000)
        await wait(100)
      }
      await comesToShow(other, owner)
      expect(oddsOf(slow.copy, 1, all.clock.now())).not.toBe(22_500)
      slow.line.thaw()
      await comesToShow(slow, owner)
    })

    test('MATCH-03: a follower requests joint probabilities from the owner; without an owner no custom bet is sold', async () => {
      const owner = await all.owns(1)
      owner.offers(EVENTS, 20_000)
      const { follower, line, ...rest } = await all.follows()
      await comesToShow({ follower, ...rest }, owner)
      const legs = ['1', '2'].map((outcomeId) => ({ id: 1, specifier: '', outcomeId }))
      const ask = async () => {
        follower.customPricer.jointProbability(1, legs)
        await follower.customPricer.fetch?.()
        return follower.customPricer.jointProbability(1, legs)
      }
      expect(await ask()).toBe(TOGETHER)
      all.clock.passes(1_500)
      line.cut()
      expect(await ask()).toBeNull()
    })

    test('LIVE-01: an owner that stops leaves its followers what they have, and the next one goes on', async () => {
      const first = await all.owns(1)
      first.offers(EVENTS, 20_000)
      const follower = await all.follows()
      await comesToShow(follower, first)
      await first.sender.close()
      await wait(500)
      expect(shown(follower.copy)).toEqual(shown(first.offer))
      const second = createTestOffer(all.clock)
      second.offers([1, 2], 30_000)
      await all.owns(2, second)
      await comesToShow(follower, second)
    })
  })
}
