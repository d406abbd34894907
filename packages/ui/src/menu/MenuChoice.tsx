import type { KeyboardEvent, ReactNode } from 'react'
import { moveFocus } from '../tabs/move-focus.ts'
import styles from './MenuChoice.module.css'
import { Popover } from './Popover.tsx'

export interface MenuChoiceProps<Value extends string> {
  /** The name of the choice, read out before the value. */
  label: string
  items: readonly { value: Value; label: string; description?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  /** Shown on the button; the chosen item's label where absent. */
  trigger?: ReactNode
}

/** A button with a menu of choices, one of them chosen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, items, value, onChange, disabled, trigger } = props
  const chosen = items.find((item) => item.value === value)
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    moveFocus(event, '[role=menuitemradio]')
  }
  return (
    <Popover
      trigger={
        <>
          {trigger ?? chosen?.label}
          <span className={styles.Arrow} aria-hidden="true" />
        </>
      }
      triggerLabel={`${label}: ${chosen?.label ?? ''}`}
      disabled={disabled}
    >
      {(close) => (
        <div role="menu" tabIndex={-1} aria-label={label} className={styles.Menu} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="menuitemradio"
              aria-checked={item.value === value}
              tabIndex={item.value === value ? 0 : -1}
              className={styles.Item}
              onClick={() => {
                onChange(item.value)
                close()
              }}
            >
              <span className={styles.Label}>{item.label}</span>
              {item.description !== undefined && <span className={styles.Description}>{item.description}</span>}
            </button>
          ))}
        </div>
      )}
    </Popover>
  )
}
