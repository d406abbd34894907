import type { ReactNode } from 'react'
import { Link } from '../../navigation/index.ts'
import styles from './Tiles.module.css'

export interface Tile {
  readonly to: string
  readonly icon?: ReactNode
  readonly label: string
  /** Under the label. */
  readonly hint?: string | undefined
  readonly count?: number | undefined
}

export interface TilesProps {
  readonly label: string
  readonly tiles: readonly Tile[]
  readonly look: 'card' | 'button'
}

/** Links side by side: as cards, or as small as buttons. */
export function Tiles({ label, tiles, look }: TilesProps) {
  return (
    <nav
      aria-label={label}
      className={styles.Tiles}
      data-look={look}
      data-hints={tiles.some(({ hint }) => hint !== undefined) || undefined}
    >
      {tiles.map(({ to, icon, label: name, hint, count }) => (
        <Link key={`${to} ${name}`} to={to} className={styles.Tile}>
          {icon}
          <span className={styles.Words}>
            <b>{name}</b>
            {hint && look === 'card' && <span>{hint}</span>}
          </span>
          {count !== undefined && <span className={styles.Count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
