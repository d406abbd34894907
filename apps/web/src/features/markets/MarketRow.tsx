import type { ShownMarket } from '../../live/index.ts'
import type { EventNames } from '../slip/index.ts'
import { shapeOf } from './card-shape.ts'
import type { MarketCardData } from './group-markets.ts'
import styles from './MarketRow.module.css'
import { OddsButton } from './OddsButton.tsx'
import { rowLabel } from './row-label.ts'
import type { arranged } from './score-grid.ts'

export interface MarketRowProps {
  readonly event: EventNames
  readonly card: MarketCardData
  readonly line: ShownMarket
  /** What is shown of it; null where a place stays empty. */
  readonly outcomes: ReturnType<typeof arranged>
  /** What a draw is called, for short names. */
  readonly draw: string
}

/** Prices of one line: under heads of their sides, or each with its name. */
export function MarketRow({ event, card, line: { market }, outcomes, draw }: MarketRowProps) {
  const { heads, hasLineColumn, look } = shapeOf(card)
  const hasHeads = heads.length > 0
  const labels = outcomes.map((outcome) => outcome && rowLabel(market, outcome, event, draw))
  return (
    <>
      {hasLineColumn && (
        <span className={styles.Line} dir="ltr">
          {labels.find(Boolean)?.line}
        </span>
      )}
      <div className={styles.Cells}>
        {outcomes.map((outcome, cell) => {
          const label = labels[cell]
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else to be distinguished by
          if (!outcome || !label) return <span key={cell} />
          return (
            <OddsButton
              key={outcome.id}
              event={event}
              market={market}
              outcome={outcome}
              label={hasHeads ? '' : label.name}
              line={hasLineColumn ? undefined : label.line}
              short={hasHeads || label.short === label.name ? undefined : label.short}
              look={look}
              dense={card.columns > 2}
            />
          )
        })}
      </div>
    </>
  )
}

/** Names of the sides over the columns of a ladder. */
export function MarketHeads({ card, event, draw }: Pick<MarketRowProps, 'card' | 'event' | 'draw'>) {
  const { heads, hasLineColumn } = shapeOf(card)
  const [first] = card.lines
  if (heads.length === 0 || !first) return null
  return (
    <div className={styles.Heads} aria-hidden="true">
      {hasLineColumn && <span className={styles.Line} />}
      <div className={styles.Cells}>
        {first.market.outcomes.map((outcome) => (
          <span key={outcome.id} className={styles.Head} dir="auto">
            {rowLabel(first.market, outcome, event, draw).name}
          </span>
        ))}
      </div>
    </div>
  )
}
