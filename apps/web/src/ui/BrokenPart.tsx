import { Button } from '@touchline/ui'
import { useText } from '../i18n/index.ts'
import styles from './BrokenPart.module.css'

/** Stands where a part of the page broke: says so, and offers to try again. */
export function BrokenPart({ retry }: { retry: () => void }) {
  const text = useText()
  return (
    <div className={styles.BrokenPart} role="status">
      <span>{text('shell.part_broken')}</span>
      <Button onClick={retry}>{text('shell.retry')}</Button>
    </div>
  )
}
