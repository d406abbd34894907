import type { Draw } from '@touchline/contract'
import { TIME, useFormat } from '../../i18n/index.ts'
import { useRowChannel } from '../../live/index.ts'
import { eventPath, Link } from '../../navigation/index.ts'
import { Balls } from './Balls.tsx'
import styles from './LotteryDraws.module.css'

/** Draws one below the other: their time, their balls as they come, and the way to each. */
export function LotteryDraws({ title, draws }: { title: string; draws: readonly Draw[] }) {
  if (draws.length === 0) return null
  return (
    <section className={styles.LotteryDraws} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {draws.map((draw) => (
          <DrawRow key={draw.id} draw={draw} />
        ))}
      </ul>
    </section>
  )
}

function DrawRow({ draw }: { draw: Draw }) {
  const format = useFormat()
  const ref = useRowChannel(draw)
  return (
    <li ref={ref} data-match={draw.id}>
      <Link to={eventPath(draw)}>
        <time dateTime={draw.start_time}>{format.date(draw.start_time, TIME)}</time>
        <span>{draw.name}</span>
      </Link>
      <Balls draw={draw} />
    </li>
  )
}
