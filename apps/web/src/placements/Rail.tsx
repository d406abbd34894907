import { Icon } from '@touchline/ui'
import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import { mediaMatches } from '../platform/device/device.ts'
import { usePreference, usePreferenceStore } from '../preferences/index.ts'
import { Placement } from './Placed.tsx'
import styles from './Rail.module.css'

/** From this width on the rail has names by default; its styles use the same query. */
const NAMES_FIT = '(width >= 1440px)'

/** The menu beside the content. Collapses to icons, and remembers it. */
export function Rail({ place }: { place: BlockPlace }) {
  const text = useText()
  const collapsed = usePreference('railCollapsed')
  const preferences = usePreferenceStore()
  return (
    <nav
      className={styles.Rail}
      data-placement="left_sidebar_desktop"
      data-rail={collapsed === null ? 'auto' : collapsed ? 'icons' : 'wide'}
      aria-label={text('shell.nav.all_sports')}
    >
      <Placement where="left_sidebar_desktop" place={place} />
      <button
        type="button"
        className={styles.Collapse}
        onClick={() => preferences.set('railCollapsed', collapsed === null ? mediaMatches(NAMES_FIT) : !collapsed)}
      >
        <Icon name="collapse" size={18} />
        {/* Without a choice of the viewer, the width of the window decides. */}
        {collapsed !== true && <span data-of="wide">{text('shell.nav.collapse')}</span>}
        {collapsed !== false && <span data-of="icons">{text('shell.nav.expand')}</span>}
      </button>
    </nav>
  )
}
