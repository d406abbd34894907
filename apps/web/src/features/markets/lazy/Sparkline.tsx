import { useLiveStore } from '../../../live/index.ts'
import styles from './OddsHistoryDialog.module.css'

const WIDTH = 300
const HEIGHT = 44
const EDGE = 4

/** Prices over time as steps up to now; its text alternative has the same content. */
export function Sparkline(props: {
  readonly points: readonly { readonly at: string; readonly odds: number }[]
  readonly label: string
}) {
  const { points, label } = props
  const now = useLiveStore().now()
  const [first] = points
  if (!first) return null
  const from = Date.parse(first.at)
  const span = Math.max(1_000, now - from)
  const prices = points.map(({ odds }) => odds)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const x = (at: string) => Math.min(WIDTH, ((Date.parse(at) - from) / span) * WIDTH).toFixed(1)
  const y = (odds: number) =>
    (highest === lowest
      ? HEIGHT / 2
      : HEIGHT - EDGE - ((odds - lowest) / (highest - lowest)) * (HEIGHT - 2 * EDGE)
    ).toFixed(1)
  const line = points.slice(1).reduce((path, { at, odds }) => `${path}H${x(at)}V${y(odds)}`, `M0 ${y(first.odds)}`)
  return (
    <svg
      className={styles.Sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={`${line}H${WIDTH}`} />
    </svg>
  )
}
