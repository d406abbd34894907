import { Icon } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { BlockPlace } from '../blocks/block.ts'
import { useText } from '../i18n/index.ts'
import { lazyComponent } from '../ui/index.ts'
import styles from './MobileMenu.module.css'
import { usePlacement } from './use-placement.ts'

const MobileMenuSheet = lazyComponent(() => import('./MobileMenuSheet.tsx'), 'MobileMenuSheet', ['finding'], 'over')

/** The menu of a phone; what it holds is fetched when it is first opened. */
export function MobileMenu({ place }: { place: BlockPlace }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const blocks = usePlacement('side_menu_mobile', place)
  const [path] = useLocation()
  const [openedAt, setOpenedAt] = useState(path)
  if (path !== openedAt) {
    setOpenedAt(path)
    setOpen(false)
  }
  if (blocks.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles.Button}
        aria-label={text('shell.nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="menu" size={22} />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenuSheet place={place} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
