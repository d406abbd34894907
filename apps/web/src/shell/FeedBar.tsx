import { useText } from '../i18n/index.ts'
import { type FeedState, useFeedState } from '../live/index.ts'
import { reloadPage } from '../platform/location.ts'
import { usePreferenceStore } from '../preferences/index.ts'
import styles from './FeedBar.module.css'

/** What is said while prices cannot be trusted. */
const WORDS = {
  paused: 'shell.feed.paused',
  silent: 'shell.feed.silent',
  ended: 'shell.feed.ended',
  crowded: 'shell.feed.crowded',
} as const satisfies Partial<Record<FeedState, string>>

/** Says that prices on screen cannot be trusted now, why, and what the viewer can do. Goes away by itself. */
export function FeedBar() {
  const text = useText()
  const state = useFeedState()
  const preferences = usePreferenceStore()
  if (state === 'starting' || state === 'live') return null
  const isFinal = state === 'ended' || state === 'crowded'
  return (
    <div className={styles.FeedBar} role="status">
      <span>{text(WORDS[state])}</span>
      {state === 'paused' && (
        <button type="button" className={styles.Action} onClick={() => preferences.set('updates', 'on')}>
          {text('shell.feed.resume')}
        </button>
      )}
      {isFinal && (
        <button type="button" className={styles.Action} onClick={reloadPage}>
          {text('shell.feed.reload')}
        </button>
      )}
    </div>
  )
}
