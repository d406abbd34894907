import { Suspense, useMemo, useState } from 'react'
import { useMatchLive } from '../../live/index.ts'
import { lazyPart } from '../../ui/index.ts'
import type { EventNames } from '../slip/index.ts'
import { kindOf, type MarketCardData } from './group-markets.ts'
import { MarketCard } from './MarketCard.tsx'
import styles from './MarketCards.module.css'
import { useSteadyCards } from './use-steady-cards.ts'

const OddsHistoryDialog = lazyPart(
  async () => (await import('./lazy/OddsHistoryDialog.tsx')).OddsHistoryDialog,
  ['centre'],
)

export interface MarketCardsProps {
  readonly event: EventNames
  readonly cards: readonly MarketCardData[]
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (key: string) => void
  /** Kinds of markets that stand first. */
  readonly pinned: readonly number[]
  readonly onPin: (kind: number) => void
}

/** What a draw is called in the page's language, as the markets themselves say. */
function drawOf(cards: readonly MarketCardData[]): string {
  for (const { lines } of cards)
    for (const { market } of lines)
      for (const { key, name } of market.outcomes) if (key === 'draw') return name.replace(/\s*\(.*\)$/, '')
  return ''
}

/** Cards of a group in two columns, or in one; they hold still while prices move. */
export function MarketCards({ event, cards, collapsed, onToggle, pinned, onPin }: MarketCardsProps) {
  const [historyOf, setHistoryOf] = useState<MarketCardData | null>(null)
  const stage = useMatchLive(event.matchId)?.stage ?? 0
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const asked = useMemo(
    () => ({ stage, isWhole: (key: string) => whole.has(key), isCollapsed: (key: string) => collapsed.has(key) }),
    [stage, whole, collapsed],
  )
  const placed = useSteadyCards(cards, asked)
  const draw = drawOf(cards)
  function fold(key: string) {
    const next = new Set(whole)
    if (!next.delete(key)) next.add(key)
    setWhole(next)
  }
  return (
    <div className={styles.MarketCards}>
      {placed.map((one, place) => (
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
          onHistory={() => setHistoryOf(one.card)}
        />
      ))}
      {historyOf && (
        <Suspense>
          <OddsHistoryDialog event={event} card={historyOf} onClose={() => setHistoryOf(null)} />
        </Suspense>
      )}
    </div>
  )
}
