import { Icon } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { HitLine } from './HitLine.tsx'
import type { HitGroup } from './hits.ts'
import type { Recent } from './recent.ts'
import styles from './SearchList.module.css'

export interface SearchListProps {
  readonly id: string
  /** Empty while what was typed is too short: then the places of earlier searches are shown. */
  readonly query: string
  readonly groups: readonly HitGroup[]
  /** Everything that can be chosen, in order; the last one of a search is the page of all results. */
  readonly places: readonly Recent[]
  readonly active: number
  readonly state: 'waiting' | 'answered' | 'failed'
  readonly onChoose: (at: number) => void
}

/** What can be chosen in the search. */
export function SearchList({ id, query, groups, places, active, state, onChoose }: SearchListProps) {
  const text = useText()
  const option = (at: number, content: React.ReactNode) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: options are walked and chosen by the keys of the field
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div
      key={places[at]?.to ?? at}
      id={`${id}-${at}`}
      role="option"
      aria-selected={at === active}
      data-option={at}
      className={styles.Option}
      onClick={() => onChoose(at)}
    >
      {content}
    </div>
  )
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0))
  const isEmpty = query !== '' && state === 'answered' && groups.length === 0
  return (
    <>
      <p className={styles.Note} role="status">
        {query === '' && places.length === 0 && text('finding.hint')}
        {state === 'failed' && text('finding.failed')}
        {isEmpty && text('finding.nothing', { query })}
      </p>
      <div id={id} role="listbox" aria-label={text('finding.found')} className={styles.SearchList}>
        {query === '' && places.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups, not fieldsets
          <div role="group" aria-label={text('finding.recent')}>
            <div className={styles.Title} aria-hidden="true">
              {text('finding.recent')}
            </div>
            {places.map(({ label }, at) => option(at, <span className={styles.Plain}>{label}</span>))}
          </div>
        )}
        {groups.map(({ kind, hits }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups, not fieldsets
          <div key={kind} role="group" aria-label={text(`finding.group.${kind}`)}>
            <div className={styles.Title} aria-hidden="true">
              {text(`finding.group.${kind}`)}
            </div>
            {hits.map((hit, at) => option((starts[group] ?? 0) + at, <HitLine hit={hit} query={query} />))}
          </div>
        ))}
        {query !== '' &&
          option(
            places.length - 1,
            <span className={styles.Plain}>
              <Icon name="search" size={16} />
              {places.at(-1)?.label}
            </span>,
          )}
      </div>
    </>
  )
}
