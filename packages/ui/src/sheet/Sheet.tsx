import { type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { CloseGlyph } from '../close-glyph/CloseGlyph.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { joinRefs } from '../join-refs.ts'
import styles from './Sheet.module.css'
import { useBackToClose } from './use-back-to-close.ts'

export interface SheetProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'onCancel' | 'onClick'> {
  open: boolean
  onClose: () => void
  /** What the sheet is, read out. */
  label: string
  /** Name of the close button. */
  closeLabel: string
  children: ReactNode
}

/** A modal sheet from the bottom edge. Closes by its button, Escape, Back, a press on the page behind it
 * and a link followed in it. */
export function Sheet({ open, onClose, label, closeLabel, children, className, ref: given, ...props }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const rendered = useModal(ref, open)
  useBackToClose(open, onClose)

  function closeOnCancel(event: SyntheticEvent) {
    // React hands on to it what closes a dialog that was opened inside.
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  }
  function closeOnClick(event: MouseEvent) {
    const { target } = event
    const isLink = target instanceof Element && target.closest('a[href]') !== null
    if (isLink || target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop, whose key is Escape, or on a link
    <dialog
      {...props}
      ref={joinRefs(ref, given)}
      className={classNames(styles.Sheet, className)}
      aria-label={label}
      onCancel={closeOnCancel}
      onClick={closeOnClick}
    >
      {rendered && (
        <div className={styles.Content}>
          <div className={styles.Top}>
            <IconButton label={closeLabel} className={styles.Close} onClick={onClose}>
              <CloseGlyph />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
