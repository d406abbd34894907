import { isFreebetKind } from '@touchline/betting'
import type { Bonus } from '@touchline/contract'
import type { BonusEntryType } from '@touchline/contract/constants'
import { Icon, IconButton } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { usePrivateEvents } from '../../../live/index.ts'
import { Link } from '../../../navigation/index.ts'
import { after } from '../../../platform/loading/timing.ts'
import { useAccount } from '../../account/index.ts'
import { entryOf } from '../bonus-kinds.ts'
import styles from './BonusNews.module.css'

/** Cards go by themselves after this, unless they are pointed at or in focus; ms. */
const SHOWN_MS = 5_000

/**
 * The common key of a bonus in an event and in a list. A player may have several free bets: their key has the id. A
 * player has one bonus of every other kind: its key is the kind.
 */
function nameOf({ id, type }: { readonly id: number; readonly type: string }): string {
  return isFreebetKind(type) ? `${type}:${id}` : type
}

/** Bonuses issued since the cards were last closed, by kind; those issued to all players are not announced. */
function useNews() {
  const { http } = useAccount()
  const issued = useRef(new Set<string>())
  const [news, setNews] = useState<readonly Bonus[]>([])
  async function look() {
    // Also those already seen: a list on the same page may have marked them as seen in the meantime.
    const result = await http.call('getBonuses', {})
    if (!result.ok) return
    const fresh = result.data.data.filter(
      (bonus) => bonus.issued !== null && bonus.status !== 'expired' && issued.current.delete(nameOf(bonus)),
    )
    if (fresh.length > 0) setNews((shown) => [...fresh, ...shown])
  }
  usePrivateEvents({
    onEvent: (event) => {
      if (event.type !== 'bonus_issued') return
      const { bonus_id: id, type } = event.data
      issued.current.add(nameOf({ id, type }))
      void look()
    },
    onGap: () => undefined,
  })
  const close = (type: BonusEntryType | null) => {
    setNews((shown) => (type === null ? [] : shown.filter((bonus) => entryOf(bonus) !== type)))
  }
  return { news, close }
}

/** Announces new bonuses: a card for each kind, which covers no control and disappears after a while (MODAL-03). */
export function BonusNews() {
  const { news, close } = useNews()
  const [isHeld, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts again with new bonuses.
  useEffect(() => {
    if (news.length === 0 || isHeld) return
    return after(SHOWN_MS, () => close(null))
  }, [news, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from closing.
    <div
      data-bonus-news
      className={styles.Region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <BonusCards bonuses={news} onClose={close} />
    </div>
  )
}

export interface BonusCardsProps {
  readonly bonuses: readonly Bonus[]
  onClose(type: BonusEntryType): void
}

/** A card for each kind, with the name of what was given, or how many. */
export function BonusCards({ bonuses, onClose }: BonusCardsProps) {
  const text = useText()
  const kinds = [...Map.groupBy(bonuses, entryOf)]
  return (
    <div className={styles.Cards} role="status">
      <ul className={styles.List}>
        {kinds.map(([type, given]) => {
          const [first] = given
          const kind = text(`bonus.kind.${type}`)
          return (
            <li key={type} className={styles.Card} data-bonus-toast={type}>
              <Link to="/promotions">
                <span className={styles.Kind}>{text('bonus.toast', { kind })}</span>
                <strong>
                  {given.length === 1 ? first?.name : text('bonus.toast.several', { count: given.length })}
                </strong>
              </Link>
              <IconButton label={text('bonus.toast.close', { kind })} onClick={() => onClose(type)}>
                <Icon name="close" />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
