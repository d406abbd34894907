import styles from './Empty.module.css'

/** Says that a list has nothing in it now. */
export function Empty({ children }: { children: string }) {
  return <p className={styles.Empty}>{children}</p>
}
