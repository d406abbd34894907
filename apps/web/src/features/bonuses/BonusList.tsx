import type { Bonus } from '@touchline/contract'
import type { BonusEntryType } from '@touchline/contract/constants'
import { Button, Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../../i18n/index.ts'
import { Empty } from '../../ui/index.ts'
import { useAuth } from '../account/index.ts'
import styles from './Bonuses.module.css'
import { entryOf } from './bonus-kinds.ts'
import { OFFERS } from './parts.ts'
import { useBonuses, useSeen } from './use-bonuses.ts'

export interface BonusListProps {
  /** Kinds that are shown; all of them where absent. */
  readonly types?: readonly BonusEntryType[] | undefined
  /** How many of a kind. */
  readonly limit?: number | undefined
  /** Whether it is the page of promotions, which begins with what can be used now. */
  readonly isPage?: boolean
}

/** Room for all bonuses, and for those of some kinds, while they are on their way. */
const [WHOLE_PX, SOME_PX] = [720, 320]

/** What runs comes first, then what can be started, then what is over; in each the newest first. */
function byUse(a: Bonus, b: Bonus): number {
  const rank = ({ status }: Bonus) => ['active', 'available', 'overridden'].indexOf(status)
  const order = (bonus: Bonus) => (rank(bonus) < 0 ? 3 : rank(bonus))
  return order(a) - order(b)
}

/** The bonuses of the player or visitor, as cards. */
export function BonusList({ types, limit = 100, isPage = false }: BonusListProps) {
  const text = useText()
  const auth = useAuth()
  const { data, isError, refetch } = useBonuses()
  const counts = new Map<BonusEntryType, number>()
  const shown = (data?.data ?? [])
    .filter((bonus) => types === undefined || types.includes(entryOf(bonus)))
    .filter((bonus) => {
      const count = (counts.get(entryOf(bonus)) ?? 0) + 1
      counts.set(entryOf(bonus), count)
      return count <= limit
    })
    .sort(byUse)
  useSeen(auth.status === 'LOGGED_IN' ? shown : [])
  if (isError) {
    return (
      <div role="alert" className={styles.Failed}>
        <p>{text('bonus.failed')}</p>
        <Button onClick={() => void refetch()}>{text('shell.retry')}</Button>
      </div>
    )
  }
  const room = <Skeleton block={types === undefined ? WHOLE_PX : SOME_PX} />
  if (data === undefined) return room
  if (shown.length === 0) return <Empty>{text('bonus.empty')}</Empty>
  return (
    <Suspense fallback={room}>
      <OFFERS bonuses={shown} isPage={isPage} />
    </Suspense>
  )
}
