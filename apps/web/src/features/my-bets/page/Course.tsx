import type { PeriodTotals } from '@touchline/betting'
import { useText } from '../../../i18n/index.ts'
import styles from './Totals.module.css'

const WIDTH = 600
const HEIGHT = 96

/** The net of a period over time, as one calm line around nothing won and nothing lost. */
export function Course({ course, label }: { course: PeriodTotals['course']; label: string }) {
  const text = useText()
  const [first] = course
  const last = course.at(-1)
  if (first === undefined || last === undefined || course.length < 2) {
    return <p className={styles.NoCourse}>{text('bets_page.no_course')}</p>
  }
  const most = Math.max(0, ...course.map(({ net }) => net))
  const least = Math.min(0, ...course.map(({ net }) => net))
  const span = Math.max(1, most - least)
  const x = (at: number) => ((at - first.at) / Math.max(1, last.at - first.at)) * WIDTH
  const y = (net: number) => ((most - net) / span) * HEIGHT
  const path = course.map(({ at, net }, index) => `${index === 0 ? `M0 ${y(0)}V` : `H${x(at)}V`}${y(net)}`).join('')
  return (
    <svg
      className={styles.Course}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line className={styles.Zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      <path className={styles.Line} d={path} />
    </svg>
  )
}
