import styles from './Empty.module.css'

/** The text of an empty list. */
export function Empty({ children }: { children: string }) {
  return <p className={styles.Empty}>{children}</p>
}
