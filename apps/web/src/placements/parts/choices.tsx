import { Popover, Skeleton } from '@touchline/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '../../ui/index.ts'
import styles from './Menu.module.css'

const Chosen = lazyComponent(() => import('../lazy/Choices.tsx'), 'Choices', ['cookies'])

/** Settings of every page: how odds are written, or how things are shown. Loaded when the button is pointed at. */
export function Choices({ of }: { of: 'odds' | 'display' }) {
  return (
    <Suspense fallback={<Skeleton block={of === 'odds' ? 252 : 140} />}>
      <Chosen of={of} />
    </Suspense>
  )
}

/** They behind a button in the header. */
export function ChoicesMenu({ of, label, trigger }: { of: 'odds' | 'display'; label: string; trigger: ReactNode }) {
  const [isMeant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only fetches what the button in it opens.
    <span onPointerEnter={mean} onFocus={mean}>
      <Popover side="below" triggerClassName={styles.Trigger} triggerLabel={label} trigger={trigger}>
        {() => isMeant && <Choices of={of} />}
      </Popover>
    </span>
  )
}
