import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useEventLive } from '../../live/index.ts'
import { lazyComponent } from '../../ui/index.ts'
import type { EventNames } from '../slip/index.ts'
import { kindOf, type MarketCardData } from './group-markets.ts'
import { MarketCard } from './MarketCard.tsx'
import styles from './MarketCards.module.css'
import { heightsOf } from './steady-cards.ts'
import { useFirstCards } from './use-first-cards.ts'
import { useSteadyCards } from './use-steady-cards.ts'

const OddsHistoryDialog = lazyComponent(
  () => import('./lazy/OddsHistoryDialog.tsx'),
  'OddsHistoryDialog',
  ['centre'],
  'over',
)

export interface MarketCardsProps {
  readonly event: EventNames
  readonly cards: readonly MarketCardData[]
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (key: string) => void
  /** Kinds of markets that are shown first. */
  readonly pinned: readonly number[]
  readonly onPin: (kind: number) => void
  /** Kind of the market that a link leads to: it comes into view, once. */
  readonly sought: number | null
}

/** The name of a draw in the page's language, taken from its markets. */
function drawOf(cards: readonly MarketCardData[]): string {
  for (const { lines } of cards)
    for (const { market } of lines)
      for (const { key, name } of market.outcomes) if (key === 'draw') return name.replace(/\s*\(.*\)$/, '')
  return ''
}

/** Cards of a group in two columns, or in one; they hold still while prices move. */
export function MarketCards({ event, cards, collapsed, onToggle, pinned, onPin, sought }: MarketCardsProps) {
  const board = useRef<HTMLDivElement>(null)
  const [historyOf, setHistoryOf] = useState<MarketCardData | null>(null)
  const stage = useEventLive(event.matchId)?.stage ?? 0
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const asked = useMemo(
    () => ({ stage, isWhole: (key: string) => whole.has(key), isCollapsed: (key: string) => collapsed.has(key) }),
    [stage, whole, collapsed],
  )
  const placed = useSteadyCards(cards, asked)
  const drawn = useFirstCards(placed.length)
  const rest = heightsOf(placed.slice(drawn), asked)
  const draw = drawOf(cards)
  const isThere = sought !== null && placed.slice(0, drawn).some(({ card }) => kindOf(card) === sought)
  useEffect(() => {
    if (isThere) board.current?.querySelector('[data-sought]')?.scrollIntoView({ block: 'center' })
  }, [isThere])
  function fold(key: string) {
    const next = new Set(whole)
    if (!next.delete(key)) next.add(key)
    setWhole(next)
  }
  return (
    <>
      <div ref={board} className={styles.MarketCards}>
        {placed.slice(0, drawn).map((one, place) => (
          <MarketCard
            key={one.card.key}
            event={event}
            placed={one}
            place={place}
            draw={draw}
            collapsed={collapsed.has(one.card.key)}
            onToggle={() => onToggle(one.card.key)}
            onFold={() => fold(one.card.key)}
            pinned={pinned.includes(kindOf(one.card))}
            onPin={() => onPin(kindOf(one.card))}
            isSought={kindOf(one.card) === sought}
            onHistory={() => setHistoryOf(one.card)}
          />
        ))}
      </div>
      {drawn < placed.length && (
        <div
          className={styles.Rest}
          style={{ '--one': `${rest[1] + rest[2]}px`, '--two': `${Math.max(rest[1], rest[2])}px` }}
        />
      )}
      {historyOf && (
        <Suspense>
          <OddsHistoryDialog event={event} card={historyOf} onClose={() => setHistoryOf(null)} />
        </Suspense>
      )}
    </>
  )
}
