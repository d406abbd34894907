import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Modules of quiet ground around a code: without them no camera reads it. */
const QUIET = 4

/** A text as a square that a camera reads; dark on light in every theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={styles.Qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={styles.QrGround} width={size} height={size} />
      <path className={styles.QrDots} d={dots} />
    </svg>
  )
}
