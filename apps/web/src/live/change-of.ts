import { assertNever } from '@touchline/betting'
import type { RealtimeEvent } from '@touchline/contract'
import { applyDrawChanged } from './apply-draw-changed.ts'
import { applyMarketsChanged } from './apply-markets-changed.ts'
import { applyMatchChanged } from './apply-match-changed.ts'
import { applyMatchStatusChanged } from './apply-match-status-changed.ts'
import type { LiveEvent } from './state.ts'
import { newestOfMarkets } from './version-marks.ts'

/** What a message changes about one event. */
export interface EventChange {
  readonly id: number
  readonly version: number
  readonly apply: (match: LiveEvent) => LiveEvent
}

/** What a message changes about its event; null for a message that is not about the prices of one. @param now in ms */
export function changeOf(
  event: Exclude<RealtimeEvent, { type: 'provider_status_changed' }>,
  now: number,
): EventChange | null {
  switch (event.type) {
    case 'match_changed': {
      const { data } = event
      return { id: data.match_id, version: data.version, apply: (match) => applyMatchChanged(match, data) }
    }
    case 'markets_changed': {
      const { data } = event
      return {
        id: data.match_id,
        version: newestOfMarkets(data),
        apply: (match) => applyMarketsChanged(match, data, now),
      }
    }
    case 'match_status_changed': {
      const { data } = event
      return { id: data.match_id, version: data.version, apply: (match) => applyMatchStatusChanged(match, data) }
    }
    case 'draw_changed': {
      const { data } = event
      return { id: data.match_id, version: data.version, apply: (match) => applyDrawChanged(match, data) }
    }
    case 'tournament_pool_changed':
    case 'balance_changed':
    case 'unread_counters_changed':
    case 'notification':
    case 'bet_changed':
    case 'bet_cashout_changed':
    case 'list_changed':
    case 'bonus_issued':
    case 'site_changed':
      return null
    default:
      return assertNever(event)
  }
}
