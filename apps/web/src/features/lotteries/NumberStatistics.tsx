import type { Draw } from '@touchline/contract'
import { Button, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import styles from './NumberStatistics.module.css'
import { numberCounts } from './number-counts.ts'
import { lastDraws } from './Results.tsx'

/** How many draws are counted. */
const COUNTED = 100

/** How often each number came in the last draws; fetched when it is opened. */
export function NumberStatistics({ lotteryId, pool }: { lotteryId: number; pool: number }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.NumberStatistics} aria-label={text('match.numbers.title')}>
      <header>
        <h2>{text('match.numbers.title')}</h2>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'match.numbers.hide' : 'match.numbers.show')}
        </Button>
      </header>
      {isOpen && <Counts lotteryId={lotteryId} pool={pool} />}
    </section>
  )
}

function Counts({ lotteryId, pool }: { lotteryId: number; pool: number }) {
  const text = useText()
  const answer = useCall('getMatches', lastDraws(lotteryId, COUNTED)).data?.data
  if (answer === undefined) return <Skeleton block={220} />
  const draws = answer.filter((event): event is Draw => event.type === 'draw')
  const counts = numberCounts(pool, draws)
  const most = Math.max(1, ...counts)
  return (
    <>
      <p>{text('match.numbers.of', { count: draws.length })}</p>
      <ol className={styles.Counts}>
        {counts.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
          <li key={at} style={{ '--share': count / most }} data-most={count === most || undefined}>
            <span aria-hidden="true">{at + 1}</span>
            <span className={styles.Bar} />
            <span className={styles.Count}>
              <span className={styles.Said}>{text('match.numbers.times', { number: at + 1, count })}</span>
              <span aria-hidden="true">{count}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
