import { Icon, iconMarkup } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { useText } from '../../i18n/index.ts'
import styles from './Star.module.css'
import { useFavourites } from './service.ts'
import type { FollowedKey, FollowedKind } from './thing.ts'

/** A list has hundreds: the server writes them as they are. The policy of pages lets no script of a browser do so. */
const STAR = import.meta.env.SSR
  ? { dangerouslySetInnerHTML: { __html: iconMarkup('star', 17) } }
  : { children: <Icon name="star" size={17} /> }

export interface StarProps {
  readonly kind: FollowedKind
  readonly id: number
  /** What is followed, for who points at it. */
  readonly name: string
}

/** Follows an event, a league or a team, or no more (PLAYER-05). */
export function Star({ kind, id, name }: StarProps) {
  const text = useText()
  const { store, toggle } = useFavourites()
  const key: FollowedKey = `${kind}:${id}`
  const followed = useSyncExternalStore(
    store.subscribe,
    () => {
      const { keys, isUnread } = store.get()
      return keys.has(key) || (isUnread ? 'mixed' : false)
    },
    () => false,
  )
  return (
    <button
      type="button"
      className={styles.Star}
      data-favorite={key}
      aria-pressed={followed}
      aria-label={text(followed === true ? 'catalogue.unfollow' : 'catalogue.follow')}
      title={name}
      onClick={() => toggle(key)}
      {...STAR}
    />
  )
}
