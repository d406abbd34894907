import { Icon } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { type Locale, useText } from '../i18n/index.ts'
import { lazyPart } from '../ui/index.ts'
import styles from './MobileMenu.module.css'

const MobileMenuSheet = lazyPart(async () => (await import('./MobileMenuSheet.tsx')).MobileMenuSheet)

/** The menu of a phone; what it holds is fetched when it is first opened. */
export function MobileMenu({ locale }: { locale: Locale }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [path] = useLocation()
  const [openedAt, setOpenedAt] = useState(path)
  if (path !== openedAt) {
    setOpenedAt(path)
    setOpen(false)
  }
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
          <MobileMenuSheet locale={locale} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
