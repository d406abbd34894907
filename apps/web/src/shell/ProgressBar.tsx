import { useText } from '../i18n/index.ts'
import styles from './ProgressBar.module.css'

/** Runs along the top while the next page loads (ROUTE-11). */
export function ProgressBar({ loading }: { loading: boolean }) {
  const text = useText()
  if (!loading) return null
  return <div className={styles.ProgressBar} role="progressbar" aria-label={text('shell.loading')} />
}
