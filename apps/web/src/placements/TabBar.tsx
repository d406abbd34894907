import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import { Placement } from './Placed.tsx'
import styles from './TabBar.module.css'

/** The places of a phone's lower edge. */
export function TabBar({ place }: { place: BlockPlace }) {
  const text = useText()
  return (
    <nav className={styles.TabBar} data-placement="tabbar_mobile" aria-label={text('shell.nav.main')}>
      <Placement where="tabbar_mobile" place={place} />
    </nav>
  )
}
