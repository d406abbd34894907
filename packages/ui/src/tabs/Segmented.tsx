import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { moveFocus } from './move-focus.ts'
import styles from './Segmented.module.css'

export interface SegmentedProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'onKeyDown' | 'children'> {
  /** The name of the choice, read out. */
  label: string
  items: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** A joined `box`, separate `chips`, or a `stack` of rows. */
  look?: 'box' | 'chips' | 'stack' | undefined
}

/** One of a few, all in sight: a radio group drawn as a row. */
export function Segmented<Value extends string>(segmented: SegmentedProps<Value>) {
  const { label, items, value, onChange, look = 'box', className, ...props } = segmented
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const focused = moveFocus(event, '[role=radio]')
    const item = items.find((candidate) => candidate.value === focused?.dataset.value)
    if (item !== undefined) onChange(item.value)
  }
  return (
    <div
      {...props}
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.Segmented, className)}
      data-look={look}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons keep the row's focus handling in one place.
        <button
          key={item.value}
          type="button"
          role="radio"
          className={styles.Item}
          data-value={item.value}
          aria-checked={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
