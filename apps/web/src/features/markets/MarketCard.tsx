import { Icon } from '@touchline/ui'
import { useId, useMemo, useState } from 'react'
import { plainLetters, useText } from '../../i18n/index.ts'
import type { EventNames } from '../slip/index.ts'
import { cellOf, shapeOf } from './card-shape.ts'
import { HistoryButton } from './HistoryButton.tsx'
import { wholeNamesFrom } from './label-fit.ts'
import styles from './MarketCard.module.css'
import { MarketHeads, MarketRow } from './MarketRow.tsx'
import { PinButton } from './PinButton.tsx'
import { rowLabel } from './row-label.ts'
import { arranged } from './score-grid.ts'
import { isSetApart, type PlacedCard, rowsOf } from './steady-cards.ts'
import { useNear } from './use-near.ts'

export interface MarketCardProps {
  readonly event: EventNames
  readonly placed: PlacedCard
  /** Of the card, from 0. */
  readonly place: number
  readonly collapsed: boolean
  /** What a draw is called, for short names. */
  readonly draw: string
  readonly onToggle: () => void
  /** All lines of the ladder, or those around the balanced one. */
  readonly onFold: () => void
  readonly pinned: boolean
  readonly onPin: () => void
  /** Opens the history of its prices. */
  readonly onHistory: () => void
  /** A link leads to it. */
  readonly isSought?: boolean
}

/** A list of names that is longer than one reads has a field to find one in it, as scorers have. */
function isLongList({ lines: [line, ...others], columns }: PlacedCard['card']): boolean {
  return others.length === 0 && columns < 3 && (line?.market.outcomes.length ?? 0) > 12
}

/** Those whose names have these letters; all of them where none are sought. */
function found<O extends { readonly name: string } | null>(outcomes: readonly O[], sought: string): readonly O[] {
  const letters = plainLetters(sought.trim())
  return letters ? outcomes.filter((outcome) => outcome && plainLetters(outcome.name).includes(letters)) : outcomes
}

/** One market, or a ladder of lines as a table with the balanced line on top. */
export function MarketCard(props: MarketCardProps) {
  const { event, placed, place, collapsed, draw, onToggle, onFold, pinned, onPin, onHistory, isSought = false } = props
  const text = useText()
  const id = useId()
  const { card, rows, whole, folds } = placed
  const suspended = rows.every((line) => line.suspended)
  const { isNear, ref } = useNear(place)
  const isLong = isLongList(card)
  const shape = shapeOf(card)
  const fit = useMemo(() => {
    if (!isNear || shape.heads.length > 0) return undefined
    const labels = card.lines.flatMap(({ market }) =>
      market.outcomes.map((outcome) => rowLabel(market, outcome, event, draw)),
    )
    return wholeNamesFrom(labels, card.columns, shape)
  }, [isNear, card.lines, card.columns, shape, event, draw])
  return (
    <section
      ref={ref}
      className={styles.MarketCard}
      style={{
        '--column': placed.column,
        '--rows': collapsed ? 0 : rowsOf(rows, card.columns),
        '--cell': cellOf(shape),
        '--heads': shape.heads.length > 0 && !collapsed ? 1 : 0,
        '--rule': isSetApart(rows) && !collapsed ? 1 : 0,
        '--find': isLong && !collapsed ? 1 : 0,
        '--columns': card.columns,
      }}
      data-card={card.key}
      data-collapsed={collapsed}
      data-sought={isSought || undefined}
      data-names-from={fit}
    >
      <div className={styles.Header}>
        <h2 className={styles.Title}>
          <button type="button" aria-expanded={!collapsed} aria-controls={id} title={card.title} onClick={onToggle}>
            {card.title}
          </button>
        </h2>
        {suspended && <span className={styles.Suspended}>{text('markets.suspended')}</span>}
        {isNear && (
          <span className={styles.Tools}>
            {folds && !collapsed && (
              <button type="button" className={styles.Fold} onClick={onFold}>
                {whole ? text('markets.lines.fewer') : text('markets.lines', { count: card.lines.length })}
              </button>
            )}
            <HistoryButton name={card.title} onOpen={onHistory} />
            <PinButton name={card.title} pinned={pinned} onPin={onPin} />
          </span>
        )}
        <Icon name="chevron" size={16} />
      </div>
      {!collapsed && !isNear && <div id={id} className={styles.Far} />}
      {!collapsed && isNear && <Lines id={id} event={event} placed={placed} draw={draw} isLong={isLong} />}
    </section>
  )
}

interface LinesProps extends Pick<MarketCardProps, 'event' | 'placed' | 'draw'> {
  readonly id: string
  readonly isLong: boolean
}

/** What can be picked of a card. */
function Lines({ id, event, placed: { card, rows }, draw, isLong }: LinesProps) {
  const text = useText()
  const [sought, setSought] = useState('')
  const isLadder = card.lines.length > 1
  return (
    <div id={id} className={styles.Lines}>
      {isLong && (
        <input
          type="search"
          className={styles.Find}
          value={sought}
          maxLength={50}
          placeholder={text('markets.find_name')}
          aria-label={`${text('markets.find_name')}: ${card.title}`}
          onChange={(change) => setSought(change.target.value)}
        />
      )}
      <MarketHeads card={card} event={event} draw={draw} />
      {rows.map((line, at) => {
        const outcomes = found(arranged(line.market), isLong ? sought : '')
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line in another place is not the box that moved
            key={`${at} ${line.market.specifier}`}
            className={styles.Row}
            data-balanced={line.balanced && isLadder ? '' : undefined}
            data-apart={(at === 0 && isSetApart(rows)) || undefined}
            data-found={(isLong && sought !== '') || undefined}
          >
            {line.balanced && isLadder && <span className={styles.Mark} title={text('markets.balanced')} />}
            {outcomes.length === 0 && <p className={styles.NoName}>{text('markets.no_name')}</p>}
            <MarketRow event={event} card={card} line={line} outcomes={outcomes} draw={draw} />
          </div>
        )
      })}
    </div>
  )
}
