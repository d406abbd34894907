import { Button } from '@touchline/ui'
import { useText } from '../i18n/index.ts'
import styles from './BrokenPart.module.css'

export interface BrokenPartProps {
  readonly retry: () => void
  /** Shown over the page, for a part that opens over it. */
  readonly isOver?: boolean
  readonly close?: (() => void) | undefined
}

/** Shown in place of a broken part of the page, with a button to try again. */
export function BrokenPart({ retry, isOver, close }: BrokenPartProps) {
  const text = useText()
  return (
    <div className={styles.BrokenPart} role="status" data-over={isOver}>
      <span>{text('shell.part_broken')}</span>
      <Button onClick={retry}>{text('shell.retry')}</Button>
      {close && <Button onClick={close}>{text('shell.close')}</Button>}
    </div>
  )
}
