import { SPORT_KEYS } from '@touchline/betting/vocabulary'
import * as z from 'zod/mini'
import { FAVOURITE_TYPES } from '../../constants.ts'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import type { TextSchema } from '../parts.ts'

const rows = (usual: number) => about(z._default(z.int().check(z.gte(1), z.lte(200)), usual), 'How many at most.')

/** Which events a listing shows. What the page is about (a sport, a league) narrows it further, unless told otherwise. */
const scope = {
  followsPage: about(z._default(z.boolean(), true), 'Whether sport, category or league of the page narrow it.'),
  sportKeys: about(z._default(z.array(z.enum(SPORT_KEYS)), []), 'Only these sports; none: all.'),
  sportType: about(z.optional(z.enum(['regular', 'cyber'])), 'Only sports, or only e-sports.'),
  categoryIds: about(
    z._default(z.array(Id).check(z.maxLength(20)), []),
    'Only these categories (countries, circuits); none: all.',
  ),
  tournamentIds: about(z._default(z.array(Id).check(z.maxLength(50)), []), 'Only these leagues; none: all.'),
}

export function bettingProps<T extends TextSchema>(text: T) {
  const title = about(z.optional(text), 'Heading; without it, the words of the product.')
  const showTitle = about(z._default(z.boolean(), true), 'Whether there is a heading.')
  const groupBy = about(z._default(z.enum(['league', 'day', 'none']), 'league'), 'What stands together.')
  return {
    'events-filter': z.strictObject({
      filters: about(
        z._default(z.array(z.enum(['tab', 'time', 'sortBy', 'date', 'sport', 'isBettable', 'side', 'video'])), [
          'time',
          'sortBy',
          'isBettable',
          'video',
        ]),
        'Which are offered, in their order.',
      ),
    }),
    'bet-slip': z.strictObject({}),
    'my-bets': z.strictObject({}),
    'event-markets': z.strictObject({
      showGroups: about(z._default(z.boolean(), true), 'Whether groups of markets are tabs.'),
      showSearch: about(z._default(z.boolean(), true), 'Whether markets can be searched.'),
    }),
    'event-stats': z.strictObject({
      tabs: about(
        z._default(z.array(z.enum(['STATISTICS', 'STREAM', 'CHAT'])), ['STATISTICS', 'STREAM', 'CHAT']),
        'Which are offered, in their order.',
      ),
      showTracker: about(z._default(z.boolean(), true), 'Whether the field with the ball is shown.'),
    }),
    'live-events': z.strictObject({ title, showTitle, ...scope, groupBy, limit: rows(60) }),
    'prematch-events': z.strictObject({
      title,
      showTitle,
      ...scope,
      groupBy,
      hours: about(z.optional(z.int().check(z.gte(1), z.lte(720))), 'Only what begins within so many hours.'),
      limit: rows(60),
    }),
    'top-events': z.strictObject({ title, showTitle, ...scope, limit: rows(12) }),
    outrights: z.strictObject({ title, showTitle, ...scope, limit: rows(60) }),
    tournaments: z.strictObject({ title, showTitle, ...scope, limit: rows(100) }),
    'result-events': z.strictObject({ title, showTitle, ...scope, limit: rows(20) }),
    results: z.strictObject({
      title,
      days: about(z._default(z.int().check(z.gte(1), z.lte(31)), 7), 'How many days back.'),
    }),
    schedule: z.strictObject({
      title,
      days: about(z._default(z.int().check(z.gte(1), z.lte(31)), 7), 'How many days ahead.'),
    }),
    'match-preview': z.strictObject({
      show: about(z._default(z.array(z.enum(['form', 'h2h'])), ['form', 'h2h']), 'What it tells.'),
      results: about(z._default(z.int().check(z.gte(1), z.lte(10)), 5), 'How many results of a side.'),
    }),
    prediction: z.strictObject({ title, matchId: about(z._default(z.nullable(Id), null), 'Null: that of the page.') }),
    favorites: z.strictObject({
      title,
      types: about(z._default(z.array(z.enum(FAVOURITE_TYPES)), ['events', 'tournaments', 'competitors']), 'Which.'),
      limit: rows(50),
    }),
  }
}
