import { Icon } from '@touchline/ui'
import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import { usePreference, usePreferenceStore } from '../preferences/index.ts'
import { Placement } from './Placed.tsx'
import styles from './Rail.module.css'

/** The menu beside the content. Collapses to icons, and remembers it. */
export function Rail({ place }: { place: BlockPlace }) {
  const text = useText()
  const collapsed = usePreference('railCollapsed')
  const preferences = usePreferenceStore()
  return (
    <nav
      className={styles.Rail}
      data-placement="left_sidebar_desktop"
      data-rail={collapsed ? 'icons' : 'wide'}
      aria-label={text('shell.nav.all_sports')}
    >
      <Placement where="left_sidebar_desktop" place={place} />
      <button
        type="button"
        className={styles.Collapse}
        onClick={() => preferences.set('railCollapsed', !collapsed)}
        aria-label={text(collapsed ? 'shell.nav.expand' : 'shell.nav.collapse')}
      >
        <Icon name="collapse" size={18} />
      </button>
    </nav>
  )
}
