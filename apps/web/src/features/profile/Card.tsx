import { Button, Skeleton } from '@touchline/ui'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/index.ts'
import { BesideOthers } from '../access/index.ts'
import styles from './Card.module.css'

/** One part of the account, named by its heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.Card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <BesideOthers value={true}>{children}</BesideOthers>
    </section>
  )
}

/** Shown in place of a part that loads, or could not be fetched. */
export function Pending({ failed, retry, block }: { failed: boolean; retry: () => void; block: number }) {
  const text = useText()
  if (!failed) return <Skeleton block={block} />
  return (
    <div className={styles.Failed} role="alert">
      <p>{text('profile.failed')}</p>
      <Button onClick={retry}>{text('profile.retry')}</Button>
    </div>
  )
}
