import { Icon } from '@touchline/ui'
import { useId, useMemo, useState } from 'react'
import { plainLetters, useText } from '../../i18n/index.ts'
import type { EventNames } from '../slip/index.ts'
import { HistoryButton } from './HistoryButton.tsx'
import { wholeNamesFrom } from './label-fit.ts'
import styles from './MarketCard.module.css'
import { OddsButton } from './OddsButton.tsx'
import { PinButton } from './PinButton.tsx'
import { rowLabel } from './row-label.ts'
import { arranged } from './score-grid.ts'
import { type PlacedCard, rowsOf } from './steady-cards.ts'
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
  /** How its prices have moved is asked for. */
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

/** One market, or a ladder of lines as a table with the balanced line marked. */
export function MarketCard(props: MarketCardProps) {
  const { event, placed, place, collapsed, draw, onToggle, onFold, pinned, onPin, onHistory, isSought = false } = props
  const text = useText()
  const id = useId()
  const { card, rows, whole, folds } = placed
  const suspended = rows.every((line) => line.suspended)
  const { isNear, ref } = useNear(place)
  const [sought, setSought] = useState('')
  const isLong = isLongList(card)
  const fit = useMemo(() => {
    if (!isNear) return undefined
    const labels = card.lines.flatMap(({ market }) =>
      market.outcomes.map((outcome) => rowLabel(market, outcome, event, draw)),
    )
    return wholeNamesFrom(labels, card.columns)
  }, [isNear, card.lines, card.columns, event, draw])
  return (
    <section
      ref={ref}
      className={styles.MarketCard}
      style={{
        '--column': placed.column,
        '--rows': collapsed ? 0 : rowsOf(rows, card.columns),
        '--fold': folds && !collapsed ? 1 : 0,
        '--find': isLong && !collapsed ? 1 : 0,
      }}
      data-card={card.key}
      data-collapsed={collapsed}
      data-sought={isSought || undefined}
      data-names-from={fit}
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
      {isNear && (
        <span className={styles.Tools}>
          <HistoryButton name={card.title} onOpen={onHistory} />
          <PinButton name={card.title} pinned={pinned} onPin={onPin} />
        </span>
      )}
      {!collapsed && !isNear && <div id={id} className={styles.Far} />}
      {!collapsed && isNear && (
        <div id={id} className={styles.Lines} style={{ '--columns': card.columns }}>
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
          {rows.map(({ market, balanced }, at) => {
            const outcomes = found(arranged(market), isLong ? sought : '')
            return (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a line that comes up in another place is not the box that moved
                key={`${at} ${market.specifier}`}
                className={styles.Row}
                data-balanced={balanced && card.lines.length > 1 ? '' : undefined}
                data-found={(isLong && sought !== '') || undefined}
              >
                {balanced && card.lines.length > 1 && <span className={styles.Mark} title={text('markets.balanced')} />}
                {outcomes.length === 0 && <p className={styles.Nobody}>{text('markets.no_name')}</p>}
                {outcomes.map((outcome, cell) => {
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else to be told apart by
                  if (outcome === null) return <span key={cell} />
                  const { name, line, short } = rowLabel(market, outcome, event, draw)
                  return (
                    <OddsButton
                      key={outcome.id}
                      event={event}
                      market={market}
                      outcome={outcome}
                      label={name}
                      line={line}
                      short={short === name ? undefined : short}
                      look="row"
                      dense={card.columns > 2}
                    />
                  )
                })}
              </div>
            )
          })}
          {folds && (
            <button type="button" className={styles.Fold} onClick={onFold}>
              {whole ? text('markets.fewer_lines') : text('markets.all_lines', { count: card.lines.length })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
