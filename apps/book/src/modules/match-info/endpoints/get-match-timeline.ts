import type { MatchTimeline } from '@touchline/contract'
import { type Incident, type MatchStory, playerName } from '@touchline/sports'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findEvent, type MatchEntry, periodName } from '../../catalogue/index.ts'
import type { MatchInfoPorts } from '../ports.ts'

const NOTHING: Omit<MatchTimeline, 'match_id'> = {
  played: 0,
  incidents: [],
  momentum: { span_seconds: 60, spans: [] },
  possession: null,
}

/** Empty before the start, and if the source of the match has no timeline. */
export function getMatchTimeline({
  catalogue,
  stories,
}: Pick<MatchInfoPorts, 'catalogue' | 'stories'>): Handler<'getMatchTimeline'> {
  return async ({ params, locale }) => {
    const entry = await findEvent(catalogue, params.id)
    if (entry?.type !== 'match') return refuse('not_found')
    const story = await stories.story(params.id)
    const shown = story === null ? NOTHING : present(story, entry, locale)
    return { data: { match_id: entry.id, ...shown } }
  }
}

function present(story: MatchStory, entry: MatchEntry, locale: ServedLocale): Omit<MatchTimeline, 'match_id'> {
  const { played, momentum, possession } = story
  const profile = entry.tournament.markets?.profile
  return {
    played,
    possession: possession && { ...possession },
    momentum: { span_seconds: momentum.spanSeconds, spans: momentum.spans.map((span) => ({ ...span })) },
    incidents: story.incidents.map(({ period, player, clock, ...incident }: Incident) => ({
      type: incident.type,
      side: incident.side,
      second: incident.second,
      match_time: clock?.time ?? null,
      stoppage_time: clock?.stoppage ?? null,
      period_name: period && periodName(period.type, period.number, locale),
      period_number: period?.number ?? null,
      score: { ...incident.score },
      period_score: { ...incident.periodScore },
      way: incident.way,
      player: player === null ? null : (playerName(player) ?? profile?.(player, locale) ?? null),
    })),
  }
}
