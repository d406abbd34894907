import type { Currency, PeriodTotals } from '@touchline/betting'
import { TIME, useFormat } from '../../../i18n/index.ts'
import { Money } from '../../../ui/index.ts'
import styles from './Totals.module.css'

const WIDTH = 600
const HEIGHT = 96
/** With fewer settled bets a line adds nothing to the totals above it. */
const FEWEST = 5
const DAY = { day: 'numeric', month: 'short' } as const

export interface CourseProps {
  course: PeriodTotals['course']
  currency: Currency
  label: string
}

/** The net of a period over time, as one line around zero; time runs in the reading direction of the page. */
export function Course({ course, currency, label }: CourseProps) {
  const format = useFormat()
  const [first] = course
  const last = course.at(-1)
  if (first === undefined || last === undefined || course.length < FEWEST) return null
  const most = Math.max(0, ...course.map(({ net }) => net))
  const least = Math.min(0, ...course.map(({ net }) => net))
  const span = Math.max(1, most - least)
  const x = (at: number) => ((at - first.at) / Math.max(1, last.at - first.at)) * WIDTH
  const y = (net: number) => ((most - net) / span) * HEIGHT
  const path = course.map(({ at, net }, index) => `${index === 0 ? `M0 ${y(0)}V` : `H${x(at)}V`}${y(net)}`).join('')
  const isOneDay = format.date(first.at, DAY) === format.date(last.at, DAY)
  return (
    <div className={styles.Course}>
      <p className={styles.Scale} aria-hidden="true">
        <Money subunits={most} currency={currency} />
        <Money subunits={least} currency={currency} />
      </p>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line className={styles.Zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <path className={styles.Line} d={path} />
      </svg>
      <p className={styles.Times} aria-hidden="true">
        {[first, last].map(({ at }) => (
          <bdi key={at}>{format.date(at, isOneDay ? TIME : DAY)}</bdi>
        ))}
      </p>
    </div>
  )
}
