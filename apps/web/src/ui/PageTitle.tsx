import type { ReactNode } from 'react'
import styles from './PageTitle.module.css'

/** Title of a page with its count, and what filters it at the end. */
export function PageTitle(props: {
  title: string
  count?: number | undefined
  /** Depth of the heading: 1 for the page, 2 for a part of it. @default 1 */
  level?: 1 | 2 | undefined
  children?: ReactNode
}) {
  const Heading = props.level === 2 ? 'h2' : 'h1'
  return (
    <div className={styles.PageTitle}>
      <Heading>
        {props.title}
        {props.count !== undefined && (
          <span className={styles.Count} data-total={props.count}>
            {props.count}
          </span>
        )}
      </Heading>
      {props.children}
    </div>
  )
}
