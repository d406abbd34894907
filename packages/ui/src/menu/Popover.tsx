import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** Content of the button that opens it. */
  trigger: ReactNode
  /** Name of the button where its content alone is not clear. */
  triggerLabel?: string | undefined
  triggerClassName?: string | undefined
  disabled?: boolean | undefined
  /** Where it opens where there is room. @default 'above' */
  side?: 'above' | 'below' | undefined
  /** It has opened: what it shows may be fetched now. */
  onOpen?: (() => void) | undefined
  /** Rendered with a function that closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/** A floating panel beside its button, by the platform's popover: light dismiss, Escape, focus back. */
export function Popover(props: PopoverProps) {
  const { trigger, triggerLabel, triggerClassName, disabled, side = 'above', onOpen, children } = props
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  function focusInside(event: ToggleEvent) {
    if (event.newState !== 'open') return
    onOpen?.()
    // A menu has marked the one that is chosen; otherwise it is the first that can be pressed or filled in.
    const marked = ref.current?.querySelector<HTMLElement>('[tabindex="0"]')
    const target = marked ?? ref.current?.querySelector<HTMLElement>('button, input')
    target?.focus()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={triggerLabel}
        disabled={disabled}
        className={classNames(styles.Trigger, triggerClassName)}
      >
        {trigger}
      </button>
      <div ref={ref} id={id} popover="auto" onToggle={focusInside} className={styles.Popover} data-side={side}>
        {children(() => ref.current?.hidePopover())}
      </div>
    </>
  )
}
