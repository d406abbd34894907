import type { Match } from '@touchline/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import styles from './LastActions.module.css'
import { SITUATION_NAMES } from './situations.ts'

/** Actions that are remembered. */
const MOST = 4

interface Action {
  readonly type: string
  readonly side: 'home' | 'away' | null
  readonly serial: number
}

/** What happened on the field before, the newest first: each on the ground of its side. */
export function LastActions({ match }: { match: Match }) {
  const text = useText()
  const situation = useEventLive(match.id)?.statistics?.situation
  const type = situation?.type
  const side = situation?.side ?? null
  const [actions, setActions] = useState<readonly Action[]>([])
  useEffect(() => {
    if (type === undefined) return
    setActions((held) => [{ type, side, serial: (held[0]?.serial ?? 0) + 1 }, ...held].slice(0, MOST + 1))
  }, [type, side])
  // The first one is what the field shows itself.
  const before = actions.slice(1).flatMap((action) => {
    const name = SITUATION_NAMES[action.type]
    return name ? [{ ...action, name }] : []
  })
  return (
    <ol className={styles.LastActions} aria-label={text('match.last_actions')}>
      {before.map((action) => (
        <li key={action.serial} data-side={action.side ?? undefined}>
          {text(action.name)}
        </li>
      ))}
    </ol>
  )
}
