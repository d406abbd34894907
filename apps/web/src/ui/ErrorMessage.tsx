import { Button } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import styles from './ErrorMessage.module.css'

/** Pitch, ball behind the goal, rain, closed gate: 240 by 120, drawn in lines. */
const DRAWINGS = {
  broken: 'M4 4h232v112H4zM120 4v112M92 60a28 28 0 1 0 56 0 28 28 0 1 0-56 0M4 34h28v52H4m232-52h-28v52h28',
  lost: 'M20 116h200M70 116V28h76v88M70 28l-18 22v66M84 28v88M98 28v88M112 28v88M126 28v88M70 46h76M70 64h76M70 82h76M70 100h76M176 100a16 16 0 1 0 32 0 16 16 0 1 0-32 0m16-16v10l-9 7 3 10m6-17 9 7-3 10',
  rain: 'M84 74a26 26 0 0 1 2-51 34 34 0 0 1 64 8 22 22 0 0 1 6 43zM92 84l-7 18M114 84l-7 18M136 84l-7 18M158 84l-7 18M20 116h200',
  closed:
    'M20 116h200M44 116V30h152v86M44 30l76-24 76 24M68 116V46M92 116V46M148 116V46M172 116V46M44 46h152M44 100h152M108 62h24v22h-24zm4 0v-6a8 8 0 0 1 16 0v6',
} as const

export interface ErrorMessageProps {
  readonly drawing?: keyof typeof DRAWINGS
  readonly title: string
  readonly hint: string
  /** Tries again what failed; absent where that would change nothing. */
  readonly retry?: (() => void) | null | undefined
  /** What else is to be known, after the hint. */
  readonly children?: ReactNode
  /** Other ways on, before the way home. */
  readonly ways?: ReactNode
}

/** What went wrong, what to do, and the way home. */
export function ErrorMessage({ drawing = 'broken', title, hint, retry, children, ways }: ErrorMessageProps) {
  const text = useText()
  return (
    <section className={styles.ErrorMessage}>
      <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
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
        {ways}
        <Link to="/" className={styles.Home}>
          {text('pages.to_home')}
        </Link>
      </div>
    </section>
  )
}
