import { SPORT_KEYS } from '@touchline/betting/vocabulary'
import * as z from 'zod/mini'
import { BONUS_ENTRY_TYPES } from '../../constants.ts'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import type { TextSchema } from '../parts.ts'

export const rows = (standard: number) =>
  about(z._default(z.int().check(z.gte(1), z.lte(200)), standard), 'How many at most.')

/**
 * Which events a listing shows. What the page is about (a sport, a league) narrows it further, unless set otherwise.
 */
export const scope = {
  followsPage: about(z._default(z.boolean(), true), 'Whether sport, category or league of the page narrow it.'),
  sportKeys: about(z._default(z.array(z.enum(SPORT_KEYS)), []), 'Only these sports; none: all.'),
  sportType: about(z.optional(z.enum(['regular', 'cyber'])), 'Only sports, or only e-sports.'),
  categoryIds: about(
    z._default(z.array(Id).check(z.maxLength(20)), []),
    'Only these categories (countries, circuits); none: all.',
  ),
  tournamentIds: about(z._default(z.array(Id).check(z.maxLength(50)), []), 'Only these leagues; none: all.'),
}

export const heading = <T>(text: TextSchema<T>) =>
  about(z.optional(text), 'Heading; without it, the words of the product.')
export const showTitle = about(z._default(z.boolean(), true), 'Whether there is a heading.')
export const groupBy = about(z._default(z.enum(['league', 'day', 'none']), 'league'), 'How events are grouped.')
export const menuOrList = about(z._default(z.enum(['menu', 'list']), 'menu'), 'Behind a button, or open.')
export const bonusTypes = about(z._default(z.array(z.enum(BONUS_ENTRY_TYPES)), [...BONUS_ENTRY_TYPES]), 'Which kinds.')
export const jackpotId = about(z._default(z.nullable(Id), null), 'Null: the largest there is.')
