import type { AccountState, AuthState } from '../features/account/index.ts'
import { part } from '../platform/loading/part.ts'
import { whenIdle } from '../platform/loading/timing.ts'
import { siteIn } from '../site/index.ts'
import type { AppServices } from './app-services.ts'
import { bringMark } from './follow-mark.ts'
import { isOfSite } from './previewing.ts'

const PLAY = part(() => import('../features/limits/lazy/follow-play.ts'))

/** What a page does when a part of the account changes. */
export interface Lifecycle<Value> {
  /** The part that it depends on; undefined while that is unknown, which is no change. */
  readonly select: (account: AccountState) => Value | undefined
  /** What the server made the page for; undefined where it did not know. */
  readonly initial?: (hasSession: boolean) => Value | undefined
  /** Runs for the first value that is not the initial one, and for each change after it. */
  readonly effect: (services: AppServices, value: Value, before: Value | undefined) => void
}

export function lifecycle<Value>(of: Lifecycle<Value>): Lifecycle<unknown> {
  // Its effect only ever gets what its own select gave, which a list of them cannot express.
  return of as unknown as Lifecycle<unknown>
}

/** Whether a player is signed in; undefined while that is unknown. */
function isPlayer({ status }: AuthState): boolean | undefined {
  return status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN' ? status === 'LOGGED_IN' : undefined
}

/** The id of the player, null for a visitor; undefined while it is unknown. */
function playerId(auth: AuthState): number | null | undefined {
  if (auth.status === 'LOGGED_IN') return auth.player.id
  return auth.status === 'NOT_LOGGED_IN' ? null : undefined
}

const LIFECYCLES = [
  // A signed-in player's odds format is that of their account, wherever they last chose it (ODDS-01).
  lifecycle({
    select: ({ auth, settings }) => (auth.status === 'LOGGED_IN' && settings !== null ? settings : undefined),
    effect: ({ preferences }, settings) => preferences.set('oddsFormat', settings.odds_types.selected),
  }),
  // What a site shows to some groups alone is fetched again.
  lifecycle({
    select: ({ auth }) => isPlayer(auth),
    initial: (hasSession) => hasSession,
    effect: ({ queries }) => {
      if (siteIn(queries)?.isByGroup)
        void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfSite(name) })
    },
  }),
  // The rules that protect the player; those of the session were known to the server.
  lifecycle<number | null>({
    select: ({ auth }) => playerId(auth),
    initial: (hasSession) => (hasSession ? undefined : null),
    effect: (services, id, before) => {
      if (before !== undefined || id === null) void bringMark(services)
    },
  }),
  // Reality checks and limits on time, from the first sign-in on, once the page is at rest.
  lifecycle({
    select: ({ auth }) => isPlayer(auth) || undefined,
    effect: (services) =>
      whenIdle(() =>
        PLAY.load().then(
          ({ followPlay }) =>
            followPlay({ ...services, locale: () => services.locale, now: services.sources.live.now }),
          (error) => services.report('chunk', 'time of play', error),
        ),
      ),
  }),
]

/**
 * Runs the effects of all lifecycles, now and whenever the account changes.
 * @param hasSession whether the server's page was made for a session
 */
export function startLifecycles(services: AppServices, hasSession: boolean, all = LIFECYCLES): void {
  const { store } = services.account
  for (const { select, initial, effect } of all) {
    let last = initial?.(hasSession)
    const look = () => {
      const value = select(store.get())
      if (value === undefined || value === last) return
      const before = last
      last = value
      effect(services, value, before)
    }
    store.subscribe(look)
    look()
  }
}
