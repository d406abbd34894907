import { type ComponentProps, type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { CloseGlyph } from '../close-glyph/CloseGlyph.tsx'
import { joinRefs } from '../join-refs.ts'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'onCancel' | 'onClick'> {
  /** `hidden` is closed to the eye but keeps what was typed. */
  state: 'open' | 'closed' | 'hidden'
  title: string
  children: ReactNode
  /** Called on Escape, the close button or a press outside; absent where the dialog must be answered. */
  onClose?: (() => void) | undefined
  /** Name of the close button, in the page's language. */
  closeLabel: string
}

/** A modal dialog in the middle of the page. Enters in 50 ms, leaves in 500 ms. */
export function Dialog(dialog: DialogProps) {
  const { state, title, children, onClose, closeLabel, className, ref: given, ...props } = dialog
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const rendered = useModal(ref, state === 'open')

  function closeOnCancel(event: SyntheticEvent) {
    // React hands on to it what closes a dialog that was opened inside.
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose?.()
  }
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === ref.current) onClose?.()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is a press on the backdrop; Escape is its key.
    <dialog
      {...props}
      ref={joinRefs(ref, given)}
      className={classNames(styles.Dialog, className)}
      aria-labelledby={titleId}
      closedby={onClose === undefined ? 'none' : 'closerequest'}
      onCancel={closeOnCancel}
      onClick={closeOnBackdrop}
    >
      {(rendered || state === 'hidden') && (
        <div className={styles.Content}>
          <header className={styles.Header}>
            <h2 id={titleId} className={styles.Title}>
              {title}
            </h2>
            {onClose !== undefined && (
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseGlyph />
              </IconButton>
            )}
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
