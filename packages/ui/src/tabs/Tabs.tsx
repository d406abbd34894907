import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { moveFocus } from './move-focus.ts'
import styles from './Tabs.module.css'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  /** Why it cannot be chosen now; it stays visible and reachable. */
  disabledReason?: string | undefined
  /** Opens something over the page in place of a panel: by a press alone, never by an arrow key. */
  opens?: (() => void) | undefined
}

export interface TabsProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'onKeyDown' | 'children'> {
  /** What the row chooses between, read out. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Ids of tabs and panel are made from it: see `tabId` and `panelId`. */
  idBase: string
  /** `line` under the chosen one, or a `segmented` box. */
  look?: 'line' | 'segmented' | undefined
}

export function tabId(idBase: string, value: string): string {
  return `${idBase}-tab-${value}`
}
export function panelId(idBase: string): string {
  return `${idBase}-panel`
}

/** A row of tabs: one stop of the Tab key, arrows choose. */
export function Tabs<Value extends string>(tabs: TabsProps<Value>) {
  const { label, items, value, onChange, idBase, look = 'line', className, ...props } = tabs
  function choose(item: TabItem<Value> | undefined) {
    if (item !== undefined && item.disabledReason === undefined && item.value !== value) onChange(item.value)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const focused = moveFocus(event, '[role=tab]')
    const item = items.find(({ value: own }) => own === focused?.dataset.value)
    if (item?.opens === undefined) choose(item)
  }
  return (
    <div
      {...props}
      role="tablist"
      aria-label={label}
      className={classNames(styles.Tabs, className)}
      data-look={look}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={tabId(idBase, item.value)}
          className={styles.Tab}
          data-value={item.value}
          aria-selected={item.value === value}
          aria-controls={item.value === value ? panelId(idBase) : undefined}
          aria-disabled={item.disabledReason !== undefined || undefined}
          title={item.disabledReason}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => (item.opens !== undefined && item.disabledReason === undefined ? item.opens() : choose(item))}
          aria-haspopup={item.opens === undefined ? undefined : 'dialog'}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

export interface TabPanelProps {
  idBase: string
  /** The chosen tab, which names the panel. */
  value: string
  className?: string | undefined
  children: ReactNode
}

/** What the chosen tab shows. */
export function TabPanel({ idBase, value, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(idBase)} aria-labelledby={tabId(idBase, value)} className={className}>
      {children}
    </div>
  )
}
