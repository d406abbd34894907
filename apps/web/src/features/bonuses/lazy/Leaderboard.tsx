import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { CallFailure } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Money } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import styles from '../Bonuses.module.css'
import { useAsker } from '../use-bonuses.ts'

/** Places change when bets are decided; fetched again this often, and with each message about the pool. */
const AGAIN_MS = 5_000

/** Who leads a tournament, the own row marked and always there. */
export function Leaderboard({ id, subunits }: { readonly id: number; readonly subunits: number }) {
  const { http } = useAccount()
  const asker = useAsker()
  const { data } = useQuery({
    queryKey: ['getTournamentRating', asker, id],
    enabled: asker !== null,
    staleTime: 0,
    refetchInterval: AGAIN_MS,
    async queryFn(): Promise<CallAnswer<'getTournamentRating'>> {
      const result = await http.call('getTournamentRating', { params: { id }, query: {} })
      if (result.ok) return result.data
      throw new CallFailure('getTournamentRating', result.error)
    },
  })
  if (data === undefined) return <Skeleton block={120} />
  return <Ranking rows={data.data} subunits={subunits} />
}

export interface RankingProps {
  readonly rows: CallAnswer<'getTournamentRating'>['data']
  /** Subunits in one unit of the currency. */
  readonly subunits: number
}

/** The rows of a leaderboard, best first. */
export function Ranking({ rows, subunits }: RankingProps) {
  const text = useText()
  return (
    <>
      <h4 className={styles.Heading}>{text('bonus.ranking')}</h4>
      {rows.length === 0 && <p className={styles.Lead}>{text('bonus.ranking.none')}</p>}
      <ol className={styles.Ranking} aria-label={text('bonus.ranking')}>
        {rows.map(({ position, current_user, email, points, farmed_amount, currency_code }) => (
          <li
            key={`${position}`}
            data-leaderboard-row={position}
            data-own={current_user || undefined}
            aria-current={current_user || undefined}
          >
            <span>{position}</span>
            <span>
              <bdi>{current_user ? text('bonus.you') : email}</bdi>
            </span>
            <span>{text('bonus.ranking.points', { points })}</span>
            <strong>
              <Money subunits={farmed_amount} currency={{ code: currency_code, subunits }} />
            </strong>
          </li>
        ))}
      </ol>
    </>
  )
}
