import type { Dialogs } from '../../../dialogs/index.ts'
import { openChannel } from '../../../platform/channel.ts'
import { showPlayed } from '../../../platform/time-played.ts'
import { after, every, isPageVisible, onPageVisible } from '../../../platform/timing.ts'
import type { AccountController } from '../../account/index.ts'
import { PLAY_CHANNEL } from '../play-words.ts'
import { type WatchedPlay, watchPlay } from './watch-play.ts'

/** Watches the play of whoever is signed in, as long as the page lives. */
export function followPlay({ http, store, signOut }: AccountController, dialogs: Dialogs): void {
  let watched: { readonly id: number; readonly play: WatchedPlay } | null = null
  const channel = openChannel(PLAY_CHANNEL, (message) => watched?.play.hear(message))
  const deps = {
    http,
    dialogs,
    signOut: () => void signOut(),
    tell: channel.tell,
    every,
    after,
    isVisible: isPageVisible,
    showPlayed,
  }
  function look() {
    const { auth } = store.get()
    const id = auth.status === 'LOGGED_IN' ? auth.player.id : null
    if (id === (watched?.id ?? null)) return
    watched?.play.stop()
    watched = id === null ? null : { id, play: watchPlay(deps, id) }
  }
  look()
  store.subscribe(look)
  onPageVisible(() => watched?.play.look())
}
