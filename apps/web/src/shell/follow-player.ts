import { part } from '../platform/part.ts'
import { whenIdle } from '../platform/timing.ts'
import { siteIn } from '../site/index.ts'
import type { AppServices } from './app-services.ts'
import { bringMark } from './follow-mark.ts'
import { isOfSite } from './previewing.ts'

const PLAY = part(() => import('../features/limits/lazy/follow-play.ts'))

/** Looks now, and whenever the account is another. @returns stops looking */
function follow({ account: { store } }: AppServices, look: () => void): () => void {
  const stop = store.subscribe(look)
  look()
  return stop
}

/** A signed-in player's odds format is that of their account, wherever they last chose it (ODDS-01). */
function followOddsFormat(services: AppServices): void {
  const { store } = services.account
  let applied: unknown = null
  follow(services, () => {
    const { auth, settings } = store.get()
    if (auth.status !== 'LOGGED_IN' || settings === null || settings === applied) return
    applied = settings
    services.preferences.set('oddsFormat', settings.odds_types.selected)
  })
}

/** What a site shows to some alone is asked for again when somebody else is there. */
function followGroups(services: AppServices, hasSession: boolean): void {
  const { queries, account } = services
  let wasPlayer = hasSession
  follow(services, () => {
    const { status } = account.store.get().auth
    if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return
    const isPlayer = status === 'LOGGED_IN'
    if (isPlayer === wasPlayer) return
    wasPlayer = isPlayer
    if (siteIn(queries)?.isByGroup)
      void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfSite(name) })
  })
}

/** Whose rules protect whoever is there: the server's page knew, until somebody comes or goes. */
function followMark(services: AppServices, hasSession: boolean): void {
  const { account } = services
  let here: number | null | undefined = hasSession ? undefined : null
  follow(services, () => {
    const { auth } = account.store.get()
    if (auth.status !== 'LOGGED_IN' && auth.status !== 'NOT_LOGGED_IN') return
    const next = auth.status === 'LOGGED_IN' ? auth.player.id : null
    const isSame = next === here || (here === undefined && next !== null)
    here = next
    if (!isSame) void bringMark(services)
  })
}

/** Reality checks and limits on time, from when somebody has signed in and the page is at rest. */
function followPlay(services: AppServices): void {
  const { account, report, sources } = services
  let isFollowed = false
  follow(services, () => {
    if (isFollowed || account.store.get().auth.status !== 'LOGGED_IN') return
    isFollowed = true
    whenIdle(() =>
      PLAY.load().then(
        (play) => play.followPlay({ ...services, locale: () => services.locale, now: sources.live.now }),
        (error) => report('chunk', 'time of play', error),
      ),
    )
  })
}

/** Everything of a page that depends on who is there. @param hasSession whether the server's page was made for a session */
export function followPlayer(services: AppServices, hasSession: boolean): void {
  followOddsFormat(services)
  followGroups(services, hasSession)
  followMark(services, hasSession)
  followPlay(services)
}
