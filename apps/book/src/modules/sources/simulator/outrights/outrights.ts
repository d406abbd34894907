import { EVENT_STATUS } from '@touchline/contract'
import { decideOutright, outrightFair, outrightMarket, priceBook } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import type { Signals } from '../../../../kernel/signals.ts'
import type { WorldCompetitor, WorldTournament } from '../../../../seed/world.ts'
import { inEachLanguage, text } from '../../../../texts/index.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import type { OfferSink } from '../../../offer/index.ts'
import { type MarketResult, recordResults } from '../../../pricing/results/index.ts'
import { championshipAt } from './championship.ts'
import { foundChampionship } from './found-championship.ts'
import {
  closeOutright,
  countEditions,
  insertOutrights,
  loadOpenOutrights,
  type NewOutright,
  type StoredOutright,
} from './stored-outright.ts'

export interface OutrightDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly signals: Signals
  readonly catalogue: Catalogue
  readonly sink: OfferSink
}

/** Keeps one championship per league on offer. */
export interface Outrights {
  /** Founds what is missing, decides what is over, and prices what moved. */
  round(
    seed: string,
    tournaments: readonly WorldTournament[],
    competitors: ReadonlyMap<number, WorldCompetitor>,
  ): Promise<void>
  /** Confirms the prices. */
  confirm(at: number): void
}

/** Tables move once per round of matches: that often is often enough. */
const PRICE_EVERY_MS = 600_000

export function createOutrights(deps: OutrightDeps): Outrights {
  const { db, clock, catalogue, sink } = deps
  const pricedAt = new Map<number, number>()

  async function round(
    seed: string,
    tournaments: readonly WorldTournament[],
    competitors: ReadonlyMap<number, WorldCompetitor>,
  ): Promise<void> {
    const at = clock.now()
    const stored = await loadOpenOutrights(db, catalogue.reference())
    for (const outright of stored) if (outright.championship.endsAt <= at) await close(outright, at)
    let open: readonly StoredOutright[] = stored.filter((outright) => outright.championship.endsAt > at)
    const taken = new Set(open.map((outright) => outright.entry.tournament.id))
    const missing = tournaments.filter((tournament) => !taken.has(tournament.id))
    if (missing.length > 0) {
      const editions = await countEditions(db)
      await insertOutrights(
        db,
        missing.map((tournament) => found(tournament, (editions.get(tournament.id) ?? 0) + 1, at)),
      )
      open = await loadOpenOutrights(db, catalogue.reference())
    }
    await priceDue(open, at)

    function found(tournament: WorldTournament, edition: number, founded: number): NewOutright {
      const championship = foundChampionship(seed, tournament, competitors, edition, founded)
      const years = yearsOf(championship.startsAt, championship.endsAt)
      const names = inEachLanguage((locale) =>
        text(locale, 'event.outright', { name: tournament.names[locale], years }),
      )
      return { tournamentId: tournament.id, names, competitorIds: tournament.field, championship }
    }
  }

  async function priceDue(open: readonly StoredOutright[], at: number): Promise<void> {
    for (const outright of open) {
      if (at - (pricedAt.get(outright.entry.id) ?? 0) < PRICE_EVERY_MS) continue
      price(outright, at)
      // Leagues are simulated many times for their chances: let others in between.
      await new Promise((next) => setImmediate(next))
    }
  }

  function price({ entry, championship }: StoredOutright, at: number): void {
    const { id } = entry
    pricedAt.set(id, at)
    if (sink.events.get(id) === undefined) sink.event({ ...entry, version: at })
    const sport = entry.tournament.category.sport.key
    const fair = outrightFair(championshipAt(championship, at))
    const markets = priceBook(fair, { sport, phase: 'prematch', betStop: null })
    sink.putPrices(id, { at, status: EVENT_STATUS.prematch, betStop: null, markets })
  }

  async function close(outright: StoredOutright, at: number): Promise<void> {
    const { championship } = outright
    const { id } = outright.entry
    await db.tx(async (tx) => {
      await closeOutright(tx, id)
      await recordResults(tx, at, [resultOf(outright, at)])
    })
    sink.putPrices(id, { at, status: EVENT_STATUS.finished, betStop: null, markets: [] })
    const entry = sink.events.get(id)
    if (entry?.type === 'outright') {
      sink.event({ ...entry, status: EVENT_STATUS.finished, version: Math.max(at, entry.version + 1) })
    }
    pricedAt.delete(id)
    deps.signals.emit('results_recorded', { eventId: id })
    deps.log.info(`Championship ${championship.variant} is decided.`)
  }

  function resultOf({ entry, championship }: StoredOutright, at: number): MarketResult {
    const outright = championshipAt(championship, at)
    const { id: marketId, specifier } = outrightMarket(outright)
    const outcomes: Record<string, MarketResult['outcomes'][string]> = {}
    for (const entrant of championship.entrants) {
      const decision = decideOutright(outright, entrant.id)
      outcomes[entrant.id] = decision === 'open' ? 'void' : decision
    }
    const winner = catalogue.reference().competitors.get(Number(outright.winner?.split(':').at(-1)))
    return { eventId: entry.id, marketId, specifier, outcomes, finalText: winner?.name ?? '' }
  }

  return {
    round,
    confirm(at) {
      for (const id of pricedAt.keys()) {
        if (sink.events.get(id)?.status === EVENT_STATUS.prematch) sink.confirm(id, at)
      }
    },
  }
}

/** 2026/27, or 2026 when it stays within a year. */
function yearsOf(startsAt: number, endsAt: number): string {
  const from = new Date(startsAt).getUTCFullYear()
  const to = new Date(endsAt).getUTCFullYear()
  return from === to ? `${from}` : `${from}/${String(to).slice(2)}`
}
