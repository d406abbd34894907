import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../i18n/index.ts'
import { Link } from '../navigation/index.ts'
import { entryCount, entryIcon, entryLabel, type MenuEntry } from '../site/index.ts'
import styles from './SideEntries.module.css'
import { useSports } from './use-sports.ts'
import type { AroundView } from './view.ts'

export interface SideEntry {
  readonly key: string | number
  readonly to: string
  readonly icon: ReactNode
  readonly label: string
  readonly count?: number | undefined
  readonly current: boolean
  /** Content beside and below the entry. */
  readonly more?: ReactNode
}

/** Ways below each other under a heading; in the menu of a phone, side by side. Nothing where there are none. */
export function SideList(props: {
  where: AroundView['where']
  title?: string | undefined
  entries: readonly SideEntry[]
}) {
  const { where, title, entries } = props
  if (entries.length === 0) return null
  return (
    <>
      {title && <h2 className={styles.Title}>{title}</h2>}
      <ul className={where === 'side_menu_mobile' ? styles.Grid : undefined}>
        {entries.map(({ key, to, icon, label, count, current, more }) => (
          <li key={key} className={more ? styles.Item : undefined}>
            <Link to={to} className={styles.Entry} aria-current={current ? 'page' : undefined} title={label}>
              <span className={styles.Icon}>{icon}</span>
              <span className={styles.Label}>{label}</span>
              {count !== undefined && <span className={styles.Count}>{count}</span>}
            </Link>
            {more}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Entries of a menu as a list of ways. */
export function SideEntries(props: {
  entries: readonly MenuEntry[]
  title?: string | undefined
  where: AroundView['where']
  place: AroundView['place']
}) {
  const text = useText()
  const [path] = useLocation()
  const sports = useSports()
  const entries = props.entries.map((entry) => {
    const icon = entryIcon(entry)
    return {
      key: `${entry.link} ${entry.label}`,
      to: entry.link,
      icon: icon && <Icon name={icon} size={18} data-icon={icon} />,
      label: entryLabel(entry, text, sports),
      count: entryCount(entry, sports),
      current: path === entry.link,
    }
  })
  return <SideList where={props.where} title={props.title} entries={entries} />
}
