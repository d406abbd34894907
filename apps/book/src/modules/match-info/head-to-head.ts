import type { MatchStatistics } from '@touchline/contract'
import type { ServedLocale } from '../../kernel/locale.ts'
import { type Catalogue, findMeetings, type MatchEntry } from '../catalogue/index.ts'
import { asSeenBy } from './as-seen-by.ts'
import { presentResult } from './present-result.ts'

const MEETINGS = 10

/** Earlier meetings of the two sides. */
export async function headToHead(
  catalogue: Catalogue,
  { id, home, away, startsAt }: MatchEntry,
  locale: ServedLocale,
): Promise<MatchStatistics> {
  const wish = { before: startsAt, limit: MEETINGS }
  const found = await findMeetings(catalogue, [home.id, away.id], wish)
  const meetings = found.map((entry) => presentResult(entry, locale))
  const count = (wanted: string) => meetings.filter((meeting) => asSeenBy(home.id, meeting).outcome === wanted).length
  const summary = { home: count('win'), draw: count('draw'), away: count('lose') }
  return { type: 'h2h', match_id: id, summary, meetings }
}
