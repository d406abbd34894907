import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { CloseGlyph } from '../close-glyph/CloseGlyph.tsx'
import styles from './Toasts.module.css'
import { TOAST_CLOSE_MS, type ToastStore } from './toast-store.ts'

export interface ToastsProps {
  /** The toasts of the page. */
  toasts: ToastStore
  closeLabel: string
}

function nothing() {
  return null
}

/** Over dialogs, too. */
const lift = (card: HTMLDivElement | null) => card?.showPopover()

/**
 * Where toasts appear, over everything: bottom centre, beside the panel; on small screens above their bars, and at the
 * top while a sheet is open, so that none covers a button there. Removed after 5 s unless pointed at, focused or
 * sticky.
 */
export function Toasts({ toasts, closeLabel }: ToastsProps) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.get, nothing)
  const [held, setHeld] = useState(false)
  const id = toast?.id
  const closes = toast !== null && toast.sticky !== true && !held
  useEffect(() => {
    if (!closes) return
    const timer = setTimeout(() => toasts.dismiss(id), TOAST_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [toasts, closes, id])
  return (
    <div role={toast?.kind === 'error' ? 'alert' : 'status'}>
      {toast !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from closing.
        <div
          key={toast.id}
          ref={lift}
          popover="manual"
          data-toast=""
          className={styles.Toast}
          data-kind={toast.kind}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div className={styles.Text}>
            <strong>{toast.title}</strong>
            {toast.text !== undefined && <span>{toast.text}</span>}
          </div>
          <IconButton
            label={closeLabel}
            onClick={() => {
              setHeld(false)
              toasts.dismiss(toast.id)
            }}
          >
            <CloseGlyph />
          </IconButton>
        </div>
      )}
    </div>
  )
}
