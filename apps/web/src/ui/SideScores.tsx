import styles from './SideScores.module.css'

/**
 * The scores of both sides, `2:1`: each is at its side's end of the line, so that a page from right to left reads it as
 * its scoreboard does (LOCALE-02). A plain text would keep digits from left to right.
 */
export function SideScores({ home, away }: { home: number | string; away: number | string }) {
  return (
    <span className={styles.SideScores}>
      <span>{home}</span>
      <span>:</span>
      <span>{away}</span>
    </span>
  )
}
