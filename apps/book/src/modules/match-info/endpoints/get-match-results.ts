import { EVENT_STATUS, MARKET_STATUS, marketKey, type SettledResult } from '@touchline/betting'
import type { SettledMarket } from '@touchline/contract'
import type { LegOutcome } from '@touchline/sports'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findEvent, marketSetting, presentMarket } from '../../catalogue/index.ts'
import { ownOrigin } from '../../pricing/index.ts'
import { loadDecided } from '../../pricing/results/index.ts'
import type { MatchInfoPorts } from '../ports.ts'

type Results = Readonly<Record<string, LegOutcome>>

interface Ended {
  readonly id: number
  readonly specifier: string
  readonly outcomes: Results
}

const RESULTS: Readonly<Record<LegOutcome, SettledResult>> = {
  win: 'win',
  half_win: 'half_win',
  push: 'void',
  void: 'void',
  half_lose: 'half_lose',
  lose: 'lose',
}

/**
 * Recorded results, which bets were paid by, come first; a market without bets takes the result of the price source.
 */
export function getMatchResults(
  ports: Pick<MatchInfoPorts, 'catalogue' | 'clock' | 'db' | 'stories'>,
): Handler<'getMatchResults'> {
  const { catalogue, clock, db, stories } = ports
  return async ({ params, locale }) => {
    const entry = await findEvent(catalogue, params.id)
    if (entry === undefined) return refuse('not_found')
    if (entry.status !== EVENT_STATUS.finished) return { data: [] }
    const { decided, isCancelled } = await loadDecided(db, entry.id, clock.now())
    const ended = new Map<string, Ended>()
    const fromSource = entry.type === 'match' ? ((await stories.settled(entry.id)) ?? []) : []
    for (const market of [...fromSource, ...decided]) ended.set(marketKey(market.id, market.specifier), market)
    const setting = marketSetting(entry)
    const markets: SettledMarket[] = []
    for (const market of ended.values()) {
      const results = isCancelled(market.id, market.specifier) ? voided(market.outcomes) : market.outcomes
      const named = presentMarket(asOnBoard({ ...market, outcomes: results }), setting, locale)
      if (named === null) continue
      const { id, name, specifier, market_groups, priority, columns } = named
      const outcomes = named.outcomes.map((one) => ({
        id: one.id,
        name: one.name,
        key: one.key,
        result: RESULTS[results[one.id] ?? 'void'],
      }))
      markets.push({ id, name, specifier, market_groups, priority, columns, outcomes })
    }
    return { data: markets.sort((a, b) => a.priority - b.priority || lineOf(a) - lineOf(b)) }
  }
}

function voided(outcomes: Results): Results {
  return Object.fromEntries(Object.keys(outcomes).map((id) => [id, 'void' as const]))
}

/** For its names only. */
function asOnBoard({ id, specifier, outcomes }: Ended) {
  return {
    id,
    specifier,
    status: MARKET_STATUS.settled,
    most_balanced: false,
    version: 0,
    priced_at: 0,
    origin: ownOrigin(0),
    cash_out: -2 as const,
    bet_until: null,
    outcomes: Object.keys(outcomes).map((outcome) => ({
      id: outcome,
      active: false,
      odds: 0,
      probability: 0,
      refund: 0,
    })),
  }
}

function lineOf({ specifier }: SettledMarket): number {
  return Number(/(?:^|\|)(?:total|hcp)=(-?[\d.]+)/.exec(specifier)?.[1] ?? 0)
}
