import { useText } from '../i18n/index.ts'
import { type LineState, useLineState } from '../live/index.ts'
import { reloadPage } from '../platform/page/location.ts'
import { usePreferenceStore } from '../preferences/index.ts'
import styles from './LineBar.module.css'

/** The message while prices cannot be trusted. */
const WORDS = {
  paused: 'shell.line.held',
  silent: 'shell.line.silent',
  ended: 'shell.line.ended',
  crowded: 'shell.line.crowded',
} as const satisfies Partial<Record<LineState, string>>

/** Shows that prices on screen cannot be trusted now, why, and what the viewer can do. Disappears when they can. */
export function LineBar() {
  const text = useText()
  const state = useLineState()
  const preferences = usePreferenceStore()
  if (state === 'starting' || state === 'live') return null
  const isFinal = state === 'ended' || state === 'crowded'
  return (
    <div className={styles.LineBar} role="status">
      <span>{text(WORDS[state])}</span>
      {state === 'paused' && (
        <button type="button" className={styles.Action} onClick={() => preferences.set('updates', 'on')}>
          {text('shell.line.resume')}
        </button>
      )}
      {isFinal && (
        <button type="button" className={styles.Action} onClick={reloadPage}>
          {text('shell.line.reload')}
        </button>
      )}
    </div>
  )
}
