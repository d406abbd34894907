import type { Match } from '@touchline/contract'
import { useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Empty, PageTitle } from '../../../ui/index.ts'
import styles from './SettledMarkets.module.css'
import { type SettledCard, settledCards } from './settled-cards.ts'

/** Cards shown at first. */
const AT_FIRST = 12

/** The results of a finished match's markets: winning outcomes are marked by a sign and by weight. */
export function SettledMarkets({ match }: { match: Match }) {
  const text = useText()
  const [whole, setWhole] = useState(false)
  const { data } = useCall('getMatchResults', { params: { id: match.id } })
  const markets = data?.data
  if (!markets) return <div className={styles.Waiting} />
  const cards = settledCards(markets)
  const shown = whole ? cards : cards.slice(0, AT_FIRST)
  return (
    <section className={styles.SettledMarkets} data-settled={markets.length}>
      <PageTitle title={text('centre.settled')} level={2} />
      {markets.length === 0 && <Empty>{text('centre.settled.none')}</Empty>}
      <ul>
        {shown.map((card) => (
          <li key={card.key}>
            <h3>{card.title}</h3>
            <OutcomesOf card={card} />
          </li>
        ))}
      </ul>
      {(whole || cards.length > shown.length) && (
        <button type="button" className={styles.More} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? text('centre.settled.fewer') : text('centre.settled.all', { count: markets.length })}
        </button>
      )}
    </section>
  )
}

function OutcomesOf({ card: { outcomes } }: { card: SettledCard }) {
  const text = useText()
  return (
    <ul className={styles.Outcomes}>
      {outcomes.map(({ key, name, result }) => (
        <li key={key} data-result={result}>
          <span>{name}</span>
          <span className={styles.Result}>{text(`centre.result.${result}`)}</span>
        </li>
      ))}
      {outcomes.length === 0 && <li data-result="lose">{text('centre.settled.no_winner')}</li>}
    </ul>
  )
}
