import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { callKey, useCall } from '../../data/index.ts'
import { useFormat, useText } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import { failure, useToasts } from '../../ui/index.ts'
import { useAccount, useAuth } from '../account/index.ts'
import styles from './Prediction.module.css'

type Poll = CallAnswer<'getPrediction'>['data']
type Outcome = Poll['options'][number]['outcome']

/** Shares are fetched again this often, in ms: others vote too. */
const AGAIN_MS = 15_000
const OVER: readonly number[] = [EVENT_STATUS.finished, EVENT_STATUS.closed, EVENT_STATUS.not_covered]
const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 }

/** The players' votes on the winner; shares change with new votes. */
export function Prediction({ match }: { match: Match }) {
  const text = useText()
  const toasts = useToasts()
  const format = useFormat()
  const { http, openSignIn } = useAccount()
  const { status } = useAuth()
  const queries = useQueryClient()
  const asked = { query: { prediction_id: `winner:${match.id}` } }
  const isOver = OVER.includes(useEventLive(match.id)?.status ?? match.status)
  const poll = useCall('getPrediction', asked, { refetchInterval: isOver ? undefined : AGAIN_MS }).data?.data
  if (!poll) return isOver ? null : <div className={styles.Prediction} data-waiting />
  const { options, total_votes: total, vote } = poll
  const isOpen = poll.is_open && !isOver
  // No question about a decided match.
  if (!isOpen && total === 0) return null
  const title = text(isOpen ? 'match.prediction.title' : 'match.prediction.closed')

  async function cast(outcome: Outcome) {
    if (status !== 'LOGGED_IN') return openSignIn()
    const answer = await http.call('castVote', { body: { ...asked.query, data: { outcome } } })
    if (answer.ok) queries.setQueryData(callKey('getPrediction', asked), answer.data)
    else toasts.show(failure(text, text('match.prediction.failed')))
  }

  return (
    <section className={styles.Prediction} aria-label={title}>
      <h2>
        {title} <span>{text('match.prediction.votes', { count: total })}</span>
      </h2>
      <div className={styles.Options}>
        {options.map(({ outcome, name, votes }) => {
          const share = total === 0 ? 0 : votes / total
          return (
            <button
              key={outcome}
              type="button"
              aria-pressed={vote?.data.outcome === outcome}
              disabled={!isOpen}
              data-prediction={outcome}
              style={{ '--share': `${share * 100}%` }}
              onClick={() => void cast(outcome)}
            >
              <span dir="auto">{name}</span> <b>{format.number(share, PERCENT)}</b>
            </button>
          )
        })}
      </div>
    </section>
  )
}
