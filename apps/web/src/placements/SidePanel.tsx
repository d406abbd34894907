import type { BlockPlace } from '../blocks/block.ts'
import { Placement } from './Placed.tsx'
import styles from './SidePanel.module.css'

/** The column behind the page on wide screens: the ticket, and what the site puts beside it. */
export function SidePanel({ place }: { place: BlockPlace }) {
  return (
    <div className={styles.SidePanel} data-placement="right_sidebar_desktop">
      <Placement where="right_sidebar_desktop" place={place} />
    </div>
  )
}
