import styles from './SideScores.module.css'

/**
 * What both sides have, `2:1`: each stands on its side's end of the line, so that a page from right to left reads it as its
 * scoreboard stands (LOCALE-02). A plain text would keep digits from left to right.
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
