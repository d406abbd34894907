import { Button, Skeleton } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import type { Carried } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { Money } from '../../../ui/index.ts'
import { currencyNamed } from '../parts/currency-of.ts'
import styles from './JackpotHit.module.css'

/** While a hit waits to be paid it is looked at again this often, in ms. */
const AGAIN_MS = 2_000

interface JackpotHitProps {
  readonly carries: Carried['jackpot-hit']
  readonly close: () => void
}

/** The player's prize, whether it is paid, and where to see it. An address names no hit: then it is the newest. */
export function JackpotHit({ carries, close }: JackpotHitProps) {
  const text = useText()
  const mine = useCall('getJackpotHits', { query: { for_user: true, limit: 10 } }, { refetchInterval: AGAIN_MS })
  const carried = carries.hit
  const hit = mine.data?.data.find(({ id }) => carried === null || id === carried.id) ?? carried
  if (hit === null) return mine.data ? <p role="status">{text('jackpots.hit.none')}</p> : <Skeleton block={160} />
  const { id, status } = hit
  return (
    <div className={styles.Hit} data-jackpot-hit={id} data-status={status}>
      <p className={styles.Won}>{text('jackpots.hit.won')}</p>
      <p className={styles.Prize}>
        {text('jackpots.hit.prize', { jackpot: hit.jackpot_name, level: hit.jackpot_level_name })}
      </p>
      <p className={styles.Amount}>
        <Money subunits={hit.amount} currency={currencyNamed(hit.currency)} />
      </p>
      <p role="status">{text(`jackpots.hit.${status}`)}</p>
      <Link to="/transactions" onClick={close}>
        {text('jackpots.hit.movements')}
      </Link>
      <Button size="large" variant="go" onClick={close}>
        {text('jackpots.hit.close')}
      </Button>
    </div>
  )
}
