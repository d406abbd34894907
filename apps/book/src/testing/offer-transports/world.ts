import type { MarketStatus } from '@touchline/betting'
import type { Clock } from '../../kernel/clock.ts'
import type { Log } from '../../kernel/log.ts'
import { testMatchEntry, testTournament } from '../../modules/catalogue/testing/test-entries.ts'
import { createOffer, type Offer } from '../../modules/offer/offer.ts'
import { createFollower, type Follower } from '../../modules/offer/stream/follower.ts'
import type { OfferOwner } from '../../modules/offer/stream/owner-address.ts'
import { createFrameTaker } from '../../modules/offer/stream/take-frame.ts'
import type { OfferSender, OfferTransport } from '../../modules/offer/stream/transport.ts'
import type { Frame } from '../../modules/offer/stream/wire.ts'
import type { CustomPricer } from '../../modules/pricing/index.ts'
import { createRecordingPublisher } from '../recording-publisher.ts'

/** Real time, which a test moves on. */
export interface ShiftedClock extends Clock {
  passes(ms: number): void
}

export function createShiftedClock(): ShiftedClock {
  let shift = 0
  return {
    now: () => Date.now() + shift,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    passes(ms) {
      shift += ms
    },
  }
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

const tournament = testTournament()
const FEW_MARKETS: readonly number[] = [1, 18, 29]
const FIRST_ODDS = 20_000

/** An offer, with sentences for what happens in it. */
export interface TestOffer {
  readonly offer: Offer
  /** These events are on offer at these odds. */
  offers(ids: readonly number[], odds: number): void
  /** An event without prices. */
  announces(id: number): void
  /** @param changed how many of its markets have these odds; all unless given, others keep theirs */
  prices(id: number, odds: number, changed?: number): void
}

export function createTestOffer(clock: Clock, marketIds = FEW_MARKETS): TestOffer {
  const offer = createOffer({ clock, publisher: createRecordingPublisher() })
  const announces = (id: number) => offer.event(testMatchEntry({ id, version: clock.now(), tournament }))
  function prices(id: number, odds: number, changed = marketIds.length): void {
    const status: MarketStatus = 1
    const outcomesAt = (price: number) =>
      ['1', '2'].map((one) => ({ id: one, active: true, odds: price, probability: 0.5, refund: 0 }))
    const markets = marketIds.map((market, i) => {
      const outcomes = outcomesAt(i < changed ? odds : FIRST_ODDS)
      return { id: market, specifier: '', status, most_balanced: false, outcomes }
    })
    offer.putPrices(id, { at: clock.now(), status: 0, betStop: null, markets })
  }
  return {
    offer,
    announces,
    prices,
    offers(ids, odds) {
      for (const id of ids) {
        announces(id)
        prices(id, odds)
      }
    },
  }
}

/** A process that owns the offer. */
export interface TestOwner extends TestOffer {
  readonly row: OfferOwner
  readonly sender: OfferSender
}

/** Two legs of an event are won together with this probability. */
export const TOGETHER = 0.125

const customPricer: CustomPricer = { jointProbability: () => TOGETHER }

export async function startOwner(transport: OfferTransport, epoch: number, made: TestOffer): Promise<TestOwner> {
  made.offer.lead()
  const sender = transport.createSender({ changes: made.offer.changes, customPricer })
  const address = await sender.open()
  sender.begin(epoch)
  return { ...made, sender, row: { epoch, address } }
}

/** A process that follows. */
export interface TestFollower {
  readonly copy: Offer
  readonly follower: Follower
  /** Odds of event 1 after each frame, where a bet at that price would have been taken. */
  readonly bettable: readonly number[]
}

export interface FollowerWish {
  readonly clock: Clock
  readonly transport: OfferTransport
  findOwner(): Promise<OfferOwner | null>
  /** Every frame arrives twice. */
  readonly isDoubled?: boolean
  /** Is called after each frame. */
  applied?(copy: Offer): void
}

export function startFollower({ clock, transport, findOwner, isDoubled = false, applied }: FollowerWish): TestFollower {
  const copy = createOffer({ clock, publisher: createRecordingPublisher() })
  copy.follow()
  const { home, away } = testMatchEntry({ id: 1, version: 1, tournament })
  const take = createFrameTaker({
    ...copy.replica,
    reference: () => ({
      tournaments: new Map([[tournament.id, tournament]]),
      competitors: new Map([home, away].map((one) => [one.id, one])),
    }),
    reload: async () => {},
    unknown(id) {
      throw new Error(`Event ${id} is not known.`)
    },
  })
  const bettable: number[] = []
  const follower = createFollower({
    clock,
    log: silentLog,
    transport: isDoubled ? doubled(transport) : transport,
    findOwner,
    async apply(frame) {
      await take(frame)
      const odds = oddsOf(copy, 1, clock.now())
      if (odds !== null) bettable.push(odds)
      applied?.(copy)
    },
    hasEvents: () => [...copy.events.all()].length > 0,
  })
  void follower.start()
  return { copy, follower, bettable }
}

function doubled(transport: OfferTransport): Pick<OfferTransport, 'connect'> {
  return {
    connect(owner, listener) {
      const frame = async (one: Frame) => {
        await listener.frame(one)
        await listener.frame(one)
      }
      return transport.connect(owner, { ...listener, frame })
    },
  }
}

/** Odds at which a bet on the event is taken; null where none is. */
export function oddsOf({ board }: Pick<Offer, 'board'>, id: number, now: number): number | null {
  const quote = board.quote(id, 1, '', '1', now)
  return quote.state === 'open' ? quote.odds : null
}

/** Everything that readers can read of an offer. */
export function shown({ board, events }: Offer) {
  const ids = [...events.all()].map(({ id }) => id).sort((a, b) => a - b)
  return ids.map((id) => ({ event: events.get(id), match: board.event(id) }))
}
