import type { Draw, Tournament } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { Link, searchOf } from '../../navigation/index.ts'
import { Countdown, soonest } from '../catalogue/index.ts'
import styles from './LotteryChoice.module.css'
import { rulesText } from './rules-text.ts'

const SHOWN = 3

export const nextDraws = (lotteryId: number) => soonest({ type: 'draw', tournament_id: String(lotteryId) }, SHOWN)

/** How often the next draw is requested, in ms: one that has begun makes room for the one after it. */
const REFETCH_MS = 5_000

/** The draws of a lottery that come next; undefined while they are on their way. */
export function useNextDraws(lotteryId: number): readonly Draw[] | undefined {
  const answer = useCall('getMatches', nextDraws(lotteryId), { refetchInterval: REFETCH_MS }).data?.data
  return answer?.filter((event): event is Draw => event.type === 'draw')
}

/** The lotteries, each with its next draw. */
export function LotteryChoice({ lotteries, chosen }: { lotteries: readonly Tournament[]; chosen: number }) {
  const text = useText()
  return (
    <nav className={styles.LotteryChoice} aria-label={text('lotteries.choose')}>
      {lotteries.map((lottery) => (
        <Lottery key={lottery.id} lottery={lottery} isChosen={lottery.id === chosen} />
      ))}
    </nav>
  )
}

function Lottery({ lottery, isChosen }: { lottery: Tournament; isChosen: boolean }) {
  const text = useText()
  const next = useNextDraws(lottery.id)?.[0]
  return (
    <Link
      to={`/lotteries${searchOf({ lottery: String(lottery.id) })}`}
      keepScroll
      className={styles.Lottery}
      aria-current={isChosen ? 'page' : undefined}
      data-lottery={lottery.id}
    >
      <strong>
        <Flag country={lottery.category.country_code} />
        {lottery.name}
      </strong>
      <span>{next && rulesText(next, text)}</span>
      <span className={styles.Next}>
        {text('lotteries.next')} {next ? <Countdown to={next.start_time} isAlone /> : '–'}
      </span>
    </Link>
  )
}
