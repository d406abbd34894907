import { chipClass, Icon } from '@touchline/ui'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { useMarkets } from '../../live/index.ts'
import { bringIntoRow } from '../../platform/scroll/bring-into-row.ts'
import { Empty } from '../../ui/index.ts'
import type { EventNames } from '../slip/index.ts'
import { groupMarkets, pinnedFirst, searchCards } from './group-markets.ts'
import styles from './MarketBoard.module.css'
import { MarketCards } from './MarketCards.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useNewGroups } from './use-new-groups.ts'

export interface MarketGroupName {
  readonly key: string
  readonly name: string
}

const ALL = 'all'

export interface MarketBoardProps {
  readonly event: EventNames
  readonly groups: readonly MarketGroupName[]
  /** Ways to fewer markets that a site does not offer. */
  readonly without?: readonly ('groups' | 'search')[] | undefined
}

/** All markets of an event: group tabs with counts, a search, and cards in two columns. */
export function MarketBoard({ event, groups, without }: MarketBoardProps) {
  const text = useText()
  const markets = useMarkets(event.matchId)
  useNewGroups(event.matchId, markets, groups)
  const [hasGroups, hasSearch] = [!without?.includes('groups'), !without?.includes('search')]
  const first = (hasGroups ? groups.find(({ key }) => key !== ALL)?.key : undefined) ?? ALL
  const { kept, sought: soughtKind, choose, pin, collapse } = useArrangement(event.sportKey)
  const chosen = (hasGroups ? kept.group : null) ?? first
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)

  const name = text('markets.all')
  const tabs = useMemo(() => {
    const inGroup = (key: string) => markets.filter(({ market }) => market.market_groups.includes(key))
    return [
      ...groups
        .filter(({ key }) => key !== ALL)
        .map((group) => ({ ...group, cards: groupMarkets(inGroup(group.key)) })),
      { key: ALL, name, cards: groupMarkets(markets) },
    ].filter(({ key, cards }) => cards.length > 0 || key === ALL)
  }, [markets, groups, name])
  const current =
    tabs.find(({ key }) => key === chosen) ?? tabs.find(({ key }) => key === first) ?? tabs[tabs.length - 1]
  const cards = useMemo(() => {
    const all = tabs.find(({ key }) => key === ALL)
    return pinnedFirst(sought.trim() ? searchCards(all?.cards ?? [], sought) : (current?.cards ?? []), kept.pinned)
  }, [tabs, current, sought, kept.pinned])
  const collapsed = useMemo(() => new Set(kept.collapsed), [kept.collapsed])
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one, also by the address, scrolls into view
  useEffect(() => bringIntoRow(row.current, '[aria-pressed="true"]'), [current?.key])
  const ids = cards.map(({ key }) => key)
  const allCollapsed = ids.length > 0 && ids.every((id) => collapsed.has(id))

  return (
    <>
      <div className={styles.Bar}>
        <div ref={row} className={styles.Groups}>
          {(hasGroups ? tabs : []).map(({ key, name, cards: held }) => (
            <button
              key={key}
              type="button"
              className={chipClass}
              aria-pressed={!sought.trim() && key === current?.key}
              onClick={() => {
                choose(key)
                setQuery('')
              }}
            >
              {name} <span className={styles.Count}>{held.length}</span>
            </button>
          ))}
        </div>
        {hasSearch && (
          <label className={styles.Search}>
            <Icon name="search" size={16} />
            <input
              type="search"
              value={query}
              maxLength={50}
              placeholder={text('markets.search')}
              aria-label={text('markets.search')}
              onChange={(change) => setQuery(change.target.value)}
            />
          </label>
        )}
        <button
          type="button"
          className={styles.CollapseAll}
          aria-label={text(allCollapsed ? 'markets.expand_all' : 'markets.collapse_all')}
          title={text(allCollapsed ? 'markets.expand_all' : 'markets.collapse_all')}
          data-collapsed={allCollapsed}
          onClick={() => collapse(ids, !allCollapsed)}
        >
          <Icon name="chevron" size={18} />
        </button>
      </div>
      {cards.length === 0 ? (
        <Empty>{text(sought.trim() ? 'markets.none_found' : 'markets.none')}</Empty>
      ) : (
        <MarketCards
          key={`${sought.trim() || current?.key} ${kept.pinned.join()}`}
          event={event}
          cards={cards}
          collapsed={collapsed}
          onToggle={(key) => collapse([key], !collapsed.has(key))}
          pinned={kept.pinned}
          onPin={pin}
          sought={soughtKind}
        />
      )}
    </>
  )
}
