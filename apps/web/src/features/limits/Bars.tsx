import styles from './History.module.css'

const WIDTH = 10
const GAP = 2
const HEIGHT = 64

/**
 * Bars of one calm colour, up for positive and down for negative values: a picture of the table beside it. Empty
 * without values.
 */
export function Bars({ values }: { values: readonly number[] }) {
  if (values.every((value) => value === 0)) return null
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const scale = HEIGHT / (most - least)
  const zero = most * scale
  return (
    <svg
      className={styles.Bars}
      viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, day) => {
        const size = Math.abs(value) * scale
        const key = `${day}:${value}`
        return (
          <rect
            key={key}
            x={day * WIDTH + GAP / 2}
            width={WIDTH - GAP}
            y={value > 0 ? zero - size : zero}
            height={size}
          />
        )
      })}
      <line x1={0} x2={values.length * WIDTH} y1={zero} y2={zero} />
    </svg>
  )
}
