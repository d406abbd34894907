import type { Db } from '../../db/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Log } from '../../kernel/log.ts'
import type { Service } from '../../kernel/service.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CustomPricer } from '../pricing/index.ts'
import { createMappedOffer, type MappedOfferDeps } from './mapping/mapped-offer.ts'
import { measureSuggestions } from './mapping/waiting-suggestions.ts'
import type { Offer } from './offer.ts'
import { assertOneSource, type PriceSource, pricerOf } from './price-source.ts'
import { createFollower } from './stream/follower.ts'
import { announceOwner, findOwner } from './stream/owner-address.ts'
import { createFrameTaker } from './stream/take-frame.ts'
import type { OfferTransport } from './stream/transport.ts'

export interface OfferPartsDeps {
  readonly offer: Offer
  readonly sources: readonly PriceSource[]
  readonly catalogue: Catalogue
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** How followers receive the offer; null where no other process can be on the database. */
  readonly transport: OfferTransport | null
  /** Whether this process may come to own the offer: its start then does not wait for an owner. */
  readonly mayOwn: boolean
  /** Which provider offers an event that several have; `db` is that of the process that owns the offer. */
  readonly mapping: Pick<MappedOfferDeps, 'db' | 'metrics' | 'providers' | 'order' | 'failoverMs'>
}

/** A process's part in the offer: it owns it, or follows the process that does. */
export interface OfferParts {
  readonly customPricer: CustomPricer
  /** Writes the offer from its sources while it runs: of all processes one at a time, so it needs the feed's role. */
  readonly owning: Service
  /** ms since the process that owns the offer sent something; null where it is this one. */
  silenceMs(): number | null
  /** Keeps the copy of another process's offer; rests while this process owns it. */
  readonly following: Service
}

export function createOfferParts(deps: OfferPartsDeps): OfferParts {
  const { offer, sources, catalogue, db, clock, log, transport } = deps
  assertOneSource(sources)
  const own = pricerOf(sources)
  const follower = transport === null ? null : createFollower({ clock, log, transport, ...following() })
  const sender = transport?.createSender({ changes: offer.changes, customPricer: own }) ?? null
  const mapped = createMappedOffer({ ...deps, ...deps.mapping })
  let owns = false
  measureSuggestions({ ...deps.mapping, clock }, () => owns)
  let isActive = false
  let running: PriceSource[] = []

  function following() {
    const apply = createFrameTaker({
      ...offer.replica,
      reference: catalogue.reference,
      reload: catalogue.reload,
      unknown: (id) => log.warn(`Event ${id} has a league or team that is not in the database; it stays out.`),
    })
    return {
      apply,
      findOwner: () => findOwner(db),
      hasEvents: () => !offer.events.all()[Symbol.iterator]().next().done,
    }
  }

  async function take(): Promise<void> {
    await follower?.stop()
    owns = true
    offer.lead()
    if (sender !== null) {
      const address = await sender.open()
      const { epoch } = await announceOwner(db, address, clock.now())
      sender.begin(epoch)
    }
    // What is held takes no bet from the first price on.
    await mapped.work()
    for (const source of sources) {
      running = [...running, source]
      await source.start(offer)
    }
    offer.dropUnclaimed()
    await mapped.run()
  }

  async function leave(): Promise<void> {
    await mapped.stop()
    for (const source of running) await source.stop()
    running = []
    owns = false
    offer.follow()
    await sender?.close()
    if (isActive) void follower?.start()
  }

  return {
    customPricer: {
      jointProbability: (eventId, legs) =>
        (owns ? own : (follower?.customPricer ?? own)).jointProbability(eventId, legs),
      get fetch() {
        return owns ? own.fetch : follower?.customPricer.fetch
      },
    },
    silenceMs: () => (owns ? null : (follower?.silenceMs() ?? null)),
    owning: {
      name: 'offer',
      run: take,
      stop: leave,
      async work() {
        for (const source of sources) await source.work?.(offer)
        await mapped.work()
        offer.flush()
      },
    },
    following: {
      name: 'following the offer',
      async run() {
        isActive = true
        if (follower === null) return
        offer.follow()
        await catalogue.reload()
        const first = follower.start()
        if (!deps.mayOwn) await first
      },
      async stop() {
        isActive = false
        if (!owns) await follower?.stop()
      },
      work: async () => {},
    },
  }
}
