import type { QueryClient } from '@tanstack/react-query'
import type { Dialogs } from '../../../dialogs/index.ts'
import { dateFormat, FORMAT_LOCALES, type Locale, TIME } from '../../../i18n/index.ts'
import { onSecond } from '../../../live/index.ts'
import { after, every, isPageVisible, onPageVisible } from '../../../platform/loading/timing.ts'
import { openChannel } from '../../../platform/network/channel.ts'
import { showPlayed, showTimeOfDay } from '../../../platform/page/time-played.ts'
import type { PreferenceStore } from '../../../preferences/index.ts'
import { siteIn } from '../../../site/index.ts'
import type { AccountController } from '../../account/index.ts'
import { PLAY_CHANNEL } from '../play-words.ts'
import { type WatchedPlay, watchPlay } from './watch-play.ts'

/** Of 24 hours in every language: it is in little room. */
const TIME_OF_DAY: Intl.DateTimeFormatOptions = { ...TIME, hourCycle: 'h23' }

export interface PlayServices {
  readonly account: AccountController
  readonly dialogs: Dialogs
  /** The language of the page, which may change without a reload. */
  readonly locale: () => Locale
  readonly preferences: PreferenceStore
  /** Ms, as the server has it. */
  readonly now: () => number
  /** What is known of the site. */
  readonly queries: QueryClient
}

/** Watches the play of the signed-in player, as long as the page lives, and shows the time on every page. */
export function followPlay({ account, dialogs, locale, preferences, now, queries }: PlayServices): void {
  const { http, store, signOut } = account
  let watched: { readonly id: number; readonly play: WatchedPlay } | null = null
  const channel = openChannel(PLAY_CHANNEL, (message) => watched?.play.onMessage(message))
  const deps = {
    http,
    dialogs,
    signOut: () => void signOut(),
    send: channel.send,
    every,
    after,
    isVisible: isPageVisible,
    tracksActivity: () => siteIn(queries)?.features.activityTracking ?? true,
    showPlayed,
  }
  function look() {
    const { auth } = store.get()
    const id = auth.status === 'LOGGED_IN' ? auth.player.id : null
    if (id === (watched?.id ?? null)) return
    watched?.play.stop()
    watched = id === null ? null : { id, play: watchPlay(deps, id) }
  }
  function tick() {
    if (watched !== null && isPageVisible())
      showTimeOfDay(dateFormat(FORMAT_LOCALES[locale()], preferences.get().timeZone, TIME_OF_DAY).format(now()))
  }
  look()
  store.subscribe(look)
  tick()
  onSecond(tick)
  onPageVisible(() => watched?.play.look())
}
