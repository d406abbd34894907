import { MARKET_STATUS } from '@touchline/betting'
import { EVENT_STATUS } from '@touchline/contract'
import { closeMarket } from '../../../offer/index.ts'
import type { RunDeps } from './deps.ts'
import type { Roster } from './roster.ts'

/** Takes a match off the programme, before its start or under way: nothing of it can be bet on any more. */
export function takeOff(deps: RunDeps, roster: Roster, id: number, at: number): void {
  const { sink } = deps
  roster.prematch.delete(id)
  roster.running.delete(id)
  const entry = sink.events.get(id)
  if (entry?.type !== 'match') return
  const status = EVENT_STATUS.not_covered
  const markets = [...(sink.board.event(id)?.markets.values() ?? [])].map((market) =>
    closeMarket(market, MARKET_STATUS.cancelled),
  )
  sink.putPrices(id, { at, status, betStop: null, markets })
  sink.event({ ...entry, status, betStop: null, version: Math.max(at, entry.version + 1) })
  sink.remove(id)
}
