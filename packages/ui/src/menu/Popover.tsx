import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** Content of the button that opens it. */
  trigger: ReactNode
  /** Name of the button where its content alone does not say it. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  disabled?: boolean | undefined
  /** Where it opens where there is room. @default 'above' */
  side?: 'above' | 'below' | undefined
  /** Rendered with a function that closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/** A floating panel beside its button, by the platform's popover: light dismiss, Escape, focus back. */
export function Popover({ trigger, triggerLabel, triggerClassName, disabled, side = 'above', children }: PopoverProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  function focusInside(event: ToggleEvent) {
    if (event.newState === 'open') ref.current?.querySelector<HTMLElement>('[tabindex="0"], button, input')?.focus()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={triggerLabel}
        disabled={disabled}
        className={triggerClassName === undefined ? styles.Trigger : `${styles.Trigger} ${triggerClassName}`}
      >
        {trigger}
      </button>
      <div ref={ref} id={id} popover="auto" onToggle={focusInside} className={styles.Popover} data-side={side}>
        {children(() => ref.current?.hidePopover())}
      </div>
    </>
  )
}
