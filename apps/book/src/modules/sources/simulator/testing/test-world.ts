import { EVENT_STATUS, type RealtimeEvent } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'
import { silentLog } from '../../../../kernel/log.ts'
import { createSignals } from '../../../../kernel/signals.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { createRecordingPublisher, type RecordingPublisher } from '../../../../testing/recording-publisher.ts'
import { createVirtualClock, type VirtualClock } from '../../../../testing/virtual-clock.ts'
import { type Catalogue, createCatalogue, isOpen, type MatchEntry } from '../../../catalogue/index.ts'
import { createOffer, type Offer } from '../../../offer/index.ts'
import type { PriceBoard } from '../../../pricing/index.ts'
import { createSimulatorParts } from '../parts.ts'
import type { Roster } from '../run/roster.ts'

/** A demo world over a real database, with time in the hands of the test. */
export interface TestWorld {
  readonly db: Db
  readonly clock: VirtualClock
  readonly catalogue: Catalogue
  readonly board: PriceBoard
  readonly offer: Offer
  readonly roster: Roster
  /** Matches whose results were announced, in order. */
  readonly announced: readonly number[]
  /** Time passes in steps; after each the simulator does its due work. Nothing is priced unless requested. */
  passes(ms: number, stepMs?: number): Promise<void>
  /** Plays the latest past day that is missing; null when none is. */
  playPast(): Promise<number | null>
  /** Prices everything that is due. */
  prices(): void
  /** Matches under way, those that are interrupted included, or before their start. */
  matches(status: 'prematch' | 'live'): readonly MatchEntry[]
  received(channel: string): readonly RealtimeEvent[]
  /** The process is gone for a while and another one takes up the same database. */
  restarts(options?: { readonly afterMs?: number; readonly speed?: number }): Promise<TestWorld>
  /** Another process, which has followed this one to its last word, takes up the same database. */
  takenOver(): Promise<TestWorld>
  close(): Promise<void>
}

export interface TestWorldOptions {
  readonly seed?: string
  readonly speed?: number
  /** Part of the programme that is played, as SIM_SHARE has it; all of it unless stated. */
  readonly share?: number
  /** Days of results, as SIM_HISTORY_DAYS has it; those of the first days alone unless stated. */
  readonly historyDays?: number
  readonly db?: Db
  readonly clock?: VirtualClock
  /** Channels with a subscriber; none unless stated. */
  readonly watched?: (channel: string) => boolean
  /** What a standby has of another process's offer; a fresh one unless given. */
  readonly copy?: { readonly offer: Offer; readonly publisher: RecordingPublisher }
}

/** A Friday evening in November, when most leagues play. */
const START = Date.parse('2026-11-20T18:20:00Z')

export async function openTestWorld(options: TestWorldOptions = {}): Promise<TestWorld> {
  const {
    seed = 'touchline',
    speed = 6,
    share = 1,
    historyDays = 0,
    clock = createVirtualClock(START),
    watched = () => false,
  } = options
  const db = options.db ?? (await freshDb())
  const publisher = options.copy?.publisher ?? createRecordingPublisher()
  const offer = options.copy?.offer ?? createOffer({ clock, publisher, isWatched: watched })
  const catalogue = createCatalogue(db, offer, new Set())
  const signals = createSignals()
  const announced: number[] = []
  signals.on('results_recorded', ({ eventId }) => announced.push(eventId))
  const config = { simSeed: seed, simSpeed: speed, simShare: share, simHistoryDays: historyDays }
  const parts = createSimulatorParts({ config, db, clock, log: silentLog, signals, catalogue, sink: offer }, () => {})
  await parts.prepare()
  parts.runner.step(0)
  offer.flush()
  await parts.store()

  return {
    db,
    clock,
    catalogue,
    board: offer.board,
    offer,
    roster: parts.runner.roster,
    announced,
    async passes(ms, stepMs = ms) {
      for (let passed = 0; passed < ms; passed += stepMs) {
        clock.advance(Math.min(stepMs, ms - passed))
        await parts.plan()
        parts.runner.step(0)
        offer.flush()
        await parts.store()
      }
    },
    playPast: parts.playPast,
    prices() {
      while (parts.runner.step(1_000)) {}
      offer.flush()
    },
    matches: (status) =>
      [...catalogue.events.all()].filter(
        (entry): entry is MatchEntry =>
          entry.type === 'match' &&
          isOpen(entry) &&
          (entry.status === EVENT_STATUS.prematch) === (status === 'prematch'),
      ),
    received: (channel) => publisher.on(channel),
    async restarts({ afterMs = 0, speed: next = speed } = {}) {
      clock.advance(afterMs)
      return openTestWorld({ ...options, seed, speed: next, db, clock })
    },
    takenOver: () => openTestWorld({ ...options, db, clock, copy: { offer, publisher } }),
    close: () => db.close(),
  }
}
