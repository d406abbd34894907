import { assertNever } from '@touchline/betting'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { type Catalogue, findEvent, type MatchEntry, presentStatistics } from '../../catalogue/index.ts'
import { form } from '../form.ts'
import { headToHead } from '../head-to-head.ts'
import { lineups } from '../lineups.ts'
import type { MatchInfoPorts } from '../ports.ts'

/** Outrights have no statistics. */
export function getMatchStatistics({ catalogue, clock }: MatchInfoPorts): Handler<'getMatchStatistics'> {
  return async ({ params, locale }) => {
    const entry = await findEvent(catalogue, params.id)
    if (entry?.type !== 'match') return refuse('not_found')
    if (params.type === 'lineups') return { data: lineups(entry, clock.now()) }
    return { data: await statisticsOf(catalogue, entry, params.type, locale) }
  }
}

async function statisticsOf(
  catalogue: Catalogue,
  entry: MatchEntry,
  type: Exclude<CallRequest<'getMatchStatistics'>['params']['type'], 'lineups'>,
  locale: CallRequest<'getMatchStatistics'>['locale'],
) {
  switch (type) {
    case 'statistics': {
      const statistics = presentStatistics(entry.score, entry.scoreAt, entry.speed, locale)
      return { type, match_id: entry.id, statistics }
    }
    case 'h2h':
      return headToHead(catalogue, entry, locale)
    case 'form':
      return form(catalogue, entry, locale)
    default:
      return assertNever(type)
  }
}
