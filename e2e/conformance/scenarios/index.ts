import type { CallName } from '@touchline/contract'
import type { Scenario } from '../trial.ts'
import * as bets from './bets.ts'
import * as bonuses from './bonuses.ts'
import * as cashOut from './cash-out.ts'
import * as cashier from './cashier.ts'
import * as catalogue from './catalogue.ts'
import * as embedding from './embedding.ts'
import * as favourites from './favourites.ts'
import * as integrations from './integrations.ts'
import * as media from './media.ts'
import * as money from './money.ts'
import * as placement from './placement.ts'
import * as player from './player.ts'
import * as predictions from './predictions.ts'
import * as push from './push.ts'
import * as sessions from './sessions.ts'
import * as sharing from './sharing.ts'
import * as site from './site.ts'
import * as users from './users.ts'

/** A scenario for every call: a call without one does not compile. */
export const SCENARIOS: { readonly [N in CallName]: Scenario<N> } = {
  ...catalogue,
  ...media,
  ...placement,
  ...bets,
  ...cashOut,
  ...bonuses,
  ...player,
  ...users,
  ...sessions,
  ...embedding,
  ...favourites,
  ...sharing,
  ...predictions,
  ...money,
  ...push,
  ...integrations,
  ...cashier,
  ...site,
}
