import { Sheet } from '@touchline/ui'
import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import styles from './MobileMenu.module.css'
import { menuBlocks } from './menu-blocks.ts'
import { Placed } from './Placed.tsx'
import { usePlacement } from './use-placement.ts'

/** What the site puts into the menu of a phone, from the lower edge. */
export function MobileMenuSheet(props: { place: BlockPlace; open: boolean; onClose: () => void }) {
  const { place, open, onClose } = props
  const text = useText()
  const blocks = menuBlocks(usePlacement('side_menu_mobile', place), usePlacement('header', place))
  return (
    <Sheet open={open} onClose={onClose} label={text('shell.nav.menu')} closeLabel={text('shell.close')}>
      <div className={styles.Content} data-placement="side_menu_mobile">
        {blocks.map((block) => (
          <Placed key={`${block.kind} ${block.id}`} block={block} where="side_menu_mobile" place={place} />
        ))}
      </div>
    </Sheet>
  )
}
