import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import styles from './ErrorMessage.module.css'

export interface ErrorMessageProps {
  readonly title: string
  readonly hint: string
  /** Tries again what failed; absent where that would change nothing. */
  readonly retry?: (() => void) | null | undefined
  /** What else is to be known, after the hint. */
  readonly children?: ReactNode
}

/** What went wrong, what to do, and the way home. */
export function ErrorMessage({ title, hint, retry, children }: ErrorMessageProps) {
  const text = useText()
  return (
    <section className={styles.ErrorMessage}>
      <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
        <path d="M4 4h232v112H4zM120 4v112M92 60a28 28 0 1 0 56 0 28 28 0 1 0-56 0M4 34h28v52H4m232-52h-28v52h28" />
      </svg>
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
      <div className={styles.Actions}>
        {retry && (
          <Button size="large" onClick={retry}>
            {text('shell.retry')}
          </Button>
        )}
        <Link to="/" className={styles.Home}>
          {text('pages.to_home')}
        </Link>
      </div>
    </section>
  )
}
