import { createLoop } from '../../../kernel/loop.ts'
import type { OfferSink } from '../../offer/index.ts'
import { createEndedMatches } from './ended-matches.ts'
import { createFeedPricer } from './feed-pricer.ts'
import { createFollowedMatches } from './followed-matches.ts'
import { MESSAGES_AT_ONCE, messagesAfter, pruneMessages } from './inbox.ts'
import { createPlayMessages } from './play-messages.ts'
import { createPhaseNames } from './reference/feed-words.ts'
import { createShowMatches } from './show-matches.ts'
import type { UofSource, UofSourceDeps } from './source-ports.ts'
import { createTrustedProducers } from './trusted-producers.ts'

const POLL_EVERY_MS = 100
/** What is played is shown within this time, though messages go on coming. */
const SHOW_WITHIN_MS = 100
const PRUNE_EVERY_MS = 600_000

/**
 * Plays the messages of the feed into the offer, from the inbox: in the order in which they came, and from the
 * beginning when another process takes over. Markets of a producer that has fallen silent or has a gap are suspended
 * until it sends them again.
 */
export function createUofSource(deps: UofSourceDeps): UofSource {
  const { db, clock, log, catalogue, providers, live, translated = [] } = deps
  let to: OfferSink | null = null
  let lastId = 0n
  let prunedAt = 0
  const sink = () => to
  const matches = createFollowedMatches({ db, clock, catalogue, providers })
  const ended = createEndedMatches({ db, clock, providers })
  const trusted = createTrustedProducers(live)
  const phases = createPhaseNames(db)
  const shown = createShowMatches({ db, clock, matches, ended, trusted, live, phases, sink })
  const { groupsOf } = shown
  const played = createPlayMessages({ log, catalogue, matches, ended, trusted, groupsOf, phases, sink })
  const polling = createLoop({ name: 'reading the feed', clock, log, everyMs: POLL_EVERY_MS, round: poll })

  /** Returns whether there is more to play. */
  async function poll(): Promise<boolean> {
    const begunAt = clock.now()
    let isMore: boolean
    do {
      const messages = await messagesAfter(db, providers, lastId)
      for (const message of messages) {
        await played.take(message)
        lastId = message.id
      }
      isMore = messages.length === MESSAGES_AT_ONCE
    } while (isMore && clock.now() - begunAt < SHOW_WITHIN_MS)
    await matches.refresh()
    const now = clock.now()
    const isChanged = trusted.hasChanged(now)
    for (const one of matches.all()) one.isDirty ||= isChanged || (one.closesAt !== null && now >= one.closesAt)
    await shown.all()
    shown.confirm()
    shown.forget()
    if (clock.now() - prunedAt < PRUNE_EVERY_MS) return isMore
    prunedAt = clock.now()
    await pruneMessages(db, clock.now())
    return isMore
  }

  const { calculate, chances } = live ?? {}
  const board = () => to?.board ?? null
  const urnOf = (id: number) => matches.byId(id)?.match.urn ?? null
  const customPricer = (calculate ?? chances) && createFeedPricer({ clock, calculate, chances, board, urnOf })

  return {
    name: 'uof',
    providers,
    ...(customPricer && { customPricer }),
    unknownMarkets: played.unknownMarkets,
    poll,
    async start(target) {
      to = target
      trusted.clear()
      matches.clear()
      ended.clear()
      lastId = 0n
      await catalogue.reload()
      await phases.load()
      await matches.load(null)
      while (await poll());
      await live?.start()
      for (const feed of translated) await feed.start()
      await polling.run()
    },
    async stop() {
      for (const feed of translated) await feed.stop()
      await live?.stop()
      await polling.stop()
      to = null
    },
  }
}
