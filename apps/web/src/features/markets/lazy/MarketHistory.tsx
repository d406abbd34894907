import { marketKey } from '@touchline/betting'
import type { CallAnswer, Market } from '@touchline/contract'
import { useCall } from '../../../data/index.ts'
import { TIME, useFormat, useText, writeOdds } from '../../../i18n/index.ts'
import { useLiveStore } from '../../../live/index.ts'
import { usePreference } from '../../../preferences/index.ts'
import type { EventNames } from '../../slip/index.ts'
import { OddsButton } from '../OddsButton.tsx'
import styles from './OddsHistoryDialog.module.css'
import { Sparkline } from './Sparkline.tsx'

type History = CallAnswer<'getOddsHistory'>['data']['outcomes'][number]

/** The open history is fetched again this often, in ms. */
const AGAIN_MS = 5_000

/** The prices of a market with where they come from; each can be picked. */
export function MarketHistory({ event, market }: { event: EventNames; market: Market }) {
  const text = useText()
  const store = useLiveStore()
  const { data, isError } = useCall(
    'getOddsHistory',
    { params: { id: event.matchId }, query: { market_id: market.id, specifier: market.specifier } },
    { staleTime: 0, refetchInterval: AGAIN_MS },
  )
  const key = marketKey(market.id, market.specifier)
  const histories = new Map(data?.data.outcomes.map((history) => [history.id, history]))
  return (
    <ul className={styles.Outcomes}>
      {market.outcomes.map((outcome) => (
        <li key={outcome.id}>
          <OddsButton event={event} market={market} outcome={outcome} label={outcome.name} look="row" />
          <OneHistory
            history={withNow(
              histories.get(outcome.id),
              store.outcome(event.matchId, key, outcome.id)?.odds,
              store.now(),
            )}
            name={outcome.name}
            isKnown={data !== undefined}
          />
        </li>
      ))}
      {isError && !data && <li>{text('markets.history.failed')}</li>}
    </ul>
  )
}

/** With the price that is shown beside it, which may be newer than the response. */
function withNow(history: History | undefined, odds: number | undefined, now: number): History | undefined {
  if (!history || !odds || history.points.at(-1)?.odds === odds) return history
  const point = { at: new Date(now).toISOString(), odds }
  return {
    ...history,
    first: history.first ?? point,
    highest: (history.highest?.odds ?? 0) >= odds ? history.highest : point,
    lowest: (history.lowest?.odds ?? odds + 1) <= odds ? history.lowest : point,
    points: [...history.points, point],
  }
}

function OneHistory({ history, name, isKnown }: { history: History | undefined; name: string; isKnown: boolean }) {
  const text = useText()
  const format = useFormat()
  const odds = usePreference('oddsFormat')
  if (!isKnown) return <p className={styles.Said} />
  const first = history?.first
  if (!history || !first) return <p className={styles.Said}>{text('markets.history.none')}</p>
  const write = (point: History['first']) => (point ? writeOdds(point.odds, odds, format.locale) : '')
  const at = (point: History['first']) => (point ? format.date(point.at, TIME) : '')
  const now = history.points.at(-1) ?? first
  const description =
    history.points.length < 2
      ? text('markets.history.still', { odds: write(first), at: at(first) })
      : text('markets.history.said', {
          first: write(first),
          at: at(first),
          highest: write(history.highest),
          lowest: write(history.lowest),
          now: write(now),
        })
  return (
    <>
      <Sparkline points={history.points} label={`${name}: ${description}`} />
      <p className={styles.Said}>{description}</p>
    </>
  )
}
