import { Icon } from '@touchline/ui'
import { useId, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import type { MarketCardData } from './group-markets.ts'
import styles from './MarketCard.module.css'
import { OddsButton } from './OddsButton.tsx'
import type { EventNames } from './outcome-pick.ts'
import { linesAtAGlance } from './shown-lines.ts'

export interface MarketCardProps {
  readonly event: EventNames
  readonly card: MarketCardData
  readonly collapsed: boolean
  readonly onToggle: () => void
}

/** Rows the odds take: what a card's place in the two columns is reckoned from. */
function rowsOf(lines: MarketCardData['lines'], columns: number): number {
  return lines.reduce((rows, { market }) => rows + Math.ceil(market.outcomes.length / columns), 0)
}

/** One market, or a ladder of lines as a table with the balanced line marked. */
export function MarketCard({ event, card, collapsed, onToggle }: MarketCardProps) {
  const text = useText()
  const id = useId()
  const [whole, setWhole] = useState(false)
  const lines = whole ? card.lines : linesAtAGlance(card.lines)
  const folds = linesAtAGlance(card.lines).length < card.lines.length
  const suspended = card.lines.every((line) => line.suspended)
  return (
    <section
      className={styles.MarketCard}
      style={{ '--rows': collapsed ? 0 : rowsOf(lines, card.columns), '--fold': folds && !collapsed ? 1 : 0 }}
      data-collapsed={collapsed}
    >
      <h2 className={styles.Header}>
        <button
          type="button"
          className={styles.Toggle}
          aria-expanded={!collapsed}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.Title}>{card.title}</span>
          {suspended && <span className={styles.Suspended}>{text('markets.suspended')}</span>}
          <Icon name="chevron" size={16} />
        </button>
      </h2>
      {!collapsed && (
        <div id={id} className={styles.Lines} style={{ '--columns': card.columns }}>
          {lines.map(({ market, balanced }) => (
            <div
              key={market.specifier}
              className={styles.Line}
              data-balanced={balanced && card.lines.length > 1 ? '' : undefined}
            >
              {balanced && card.lines.length > 1 && <span className={styles.Mark} title={text('markets.balanced')} />}
              {market.outcomes.map((outcome) => (
                <OddsButton
                  key={outcome.id}
                  event={event}
                  market={market}
                  outcome={outcome}
                  label={outcome.name}
                  look="row"
                  dense={card.columns > 2}
                />
              ))}
            </div>
          ))}
          {folds && (
            <button type="button" className={styles.Fold} onClick={() => setWhole(!whole)}>
              {whole ? text('markets.fewer_lines') : text('markets.all_lines', { count: card.lines.length })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
