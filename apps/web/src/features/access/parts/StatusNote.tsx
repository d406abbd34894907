import { type ReactNode, useEffect, useRef } from 'react'
import { useIsLive } from '../form/use-access-form.ts'
import styles from './StatusNote.module.css'

const GLYPHS = {
  good: 'M4 12.5 9.5 18 20 6.5',
  bad: 'M12 5v9m0 4.5v.5',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  key: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
} as const

/**
 * A message about what has happened, and what it means. One that follows a press takes the focus, so that it is read.
 * @param props.isAnswer true if it follows a press. @default true, except in the page from the server
 */
export function StatusNote(props: {
  kind: keyof typeof GLYPHS
  title: string
  isAnswer?: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const cameLater = useRef(useIsLive() && props.isAnswer !== false)
  useEffect(() => {
    if (cameLater.current) ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={ref} className={styles.StatusNote} data-kind={props.kind} tabIndex={-1}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={GLYPHS[props.kind]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h2>{props.title}</h2>
      <div>{props.children}</div>
    </div>
  )
}
