import { useText } from '../i18n/index.ts'
import { useFeedState } from '../live/index.ts'
import { usePreferenceStore } from '../preferences/index.ts'
import styles from './FeedBar.module.css'

/** Says that prices on screen cannot be trusted now, and why. Goes away by itself. */
export function FeedBar() {
  const text = useText()
  const state = useFeedState()
  const preferences = usePreferenceStore()
  if (state === 'starting' || state === 'live') return null
  return (
    <div className={styles.FeedBar} role="status">
      <span>{text(state === 'paused' ? 'shell.feed.paused' : 'shell.feed.silent')}</span>
      {state === 'paused' && (
        <button type="button" className={styles.Resume} onClick={() => preferences.set('updatesPaused', false)}>
          {text('shell.feed.resume')}
        </button>
      )}
    </div>
  )
}
