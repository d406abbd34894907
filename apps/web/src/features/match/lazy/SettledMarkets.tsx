import type { Match, SettledMarket } from '@touchline/contract'
import { useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Empty, PageTitle } from '../../../ui/index.ts'
import styles from './SettledMarkets.module.css'

/** Markets shown at first. */
const AT_FIRST = 12

/** How the markets of a match that is over ended: the winning outcomes stand out, by a sign and by weight. */
export function SettledMarkets({ match }: { match: Match }) {
  const text = useText()
  const [whole, setWhole] = useState(false)
  const { data } = useCall('getMatchResults', { params: { id: match.id } })
  const markets = data?.data
  if (!markets) return <div className={styles.Waiting} />
  const shown = whole ? markets : markets.slice(0, AT_FIRST)
  return (
    <section className={styles.SettledMarkets} data-settled={markets.length}>
      <PageTitle title={text('centre.settled')} level={2} />
      {markets.length === 0 && <Empty>{text('centre.settled.none')}</Empty>}
      <ul>
        {shown.map((market) => (
          <li key={`${market.id}/${market.specifier}`}>
            <h3>{market.name}</h3>
            <OutcomesOf market={market} />
          </li>
        ))}
      </ul>
      {(whole || markets.length > shown.length) && (
        <button type="button" className={styles.More} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? text('centre.settled.fewer') : text('centre.settled.all', { count: markets.length })}
        </button>
      )}
    </section>
  )
}

/** Of many outcomes only those that did not lose: forty scores that did not happen say nothing. */
function OutcomesOf({ market }: { market: SettledMarket }) {
  const text = useText()
  const many = market.outcomes.length > 6
  const shown = many ? market.outcomes.filter(({ result }) => result !== 'lose') : market.outcomes
  return (
    <ul className={styles.Outcomes}>
      {shown.map(({ id, name, result }) => (
        <li key={id} data-result={result}>
          <span>{name}</span>
          <span className={styles.Result}>{text(`centre.result.${result}`)}</span>
        </li>
      ))}
      {shown.length === 0 && <li data-result="lose">{text('centre.settled.nobody')}</li>}
    </ul>
  )
}
