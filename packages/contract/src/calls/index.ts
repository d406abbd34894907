import type * as z from 'zod/mini'
import type { CallName, ROUTES } from '../routes.ts'
import * as bets from './bets.ts'
import * as bonuses from './bonuses.ts'
import * as cashier from './cashier.ts'
import * as catalogue from './catalogue.ts'
import type { CallDefinition } from './define.ts'
import * as embedding from './embedding.ts'
import * as favourites from './favourites.ts'
import * as integrations from './integrations.ts'
import * as jackpots from './jackpots.ts'
import * as media from './media.ts'
import * as money from './money.ts'
import * as player from './player.ts'
import * as predictions from './predictions.ts'
import * as profile from './profile.ts'
import * as protection from './protection.ts'
import * as push from './push.ts'
import * as realtime from './realtime.ts'
import * as searching from './search.ts'
import * as security from './security.ts'
import * as sessions from './sessions.ts'
import * as sharing from './sharing.ts'
import * as site from './site.ts'
import * as siteEditor from './site-editor.ts'
import * as users from './users.ts'

/** Every call by name, each at its own route. Handlers and clients are keyed by it: a missing one does not compile. */
export const CALLS = {
  ...catalogue,
  ...bets,
  ...player,
  ...realtime,
  ...bonuses,
  ...jackpots,
  ...protection,
  ...integrations,
  ...push,
  ...favourites,
  ...sharing,
  ...predictions,
  ...media,
  ...users,
  ...security,
  ...sessions,
  ...embedding,
  ...profile,
  ...money,
  ...cashier,
  ...searching,
  ...site,
  ...siteEditor,
} as const satisfies { readonly [N in CallName]: CallDefinition & (typeof ROUTES)[N] }

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> = (typeof CALLS)[N] extends {
  [P in K]: infer S extends z.ZodMiniType
}
  ? S
  : never

/** What a caller passes. */
export type CallParams<N extends CallName> = z.output<Part<N, 'params'>>
export type CallQuery<N extends CallName> = z.output<Part<N, 'query'>>
export type CallBody<N extends CallName> = z.output<Part<N, 'body'>>
/** The response of the call, or null for 204. */
export type CallAnswer<N extends CallName> = (typeof CALLS)[N]['answer'] extends infer S extends z.ZodMiniType
  ? z.output<S>
  : null

export type { CallDefinition } from './define.ts'
