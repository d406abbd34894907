import type { ReactNode } from 'react'
import styles from './Figures.module.css'

/** Amounts with their names, one a line. */
export function Figures({ isRaised, children }: { isRaised?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.Figures} data-raised={isRaised || undefined}>
      {children}
    </dl>
  )
}

export interface FigureProps {
  readonly name: ReactNode
  /** Whether it is the main figure, which the others explain. */
  readonly leads?: boolean
  readonly children: ReactNode
  readonly [data: `data-${string}`]: string | number
}

/** One of them. */
export function Figure({ name, leads, children, ...data }: FigureProps) {
  return (
    <div className={styles.Line} data-leads={leads || undefined} {...data}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
