import { Badge } from '@touchline/ui'
import { upTo } from '../../../ui/index.ts'
import { useOpenCount } from './use-open-count.ts'

/** Bets beyond this are shown as "99+". */
const CAP = 99

/** How many bets of the player are open, beside what leads to them; nothing while none is. */
export function OpenCount({ className }: { className?: string | undefined }) {
  const count = useOpenCount()
  if (count === 0) return null
  return (
    <span className={className} data-open-bets={count}>
      <Badge>{upTo(CAP, count)}</Badge>
    </span>
  )
}
