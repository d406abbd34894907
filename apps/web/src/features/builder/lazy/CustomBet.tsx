import { Skeleton } from '@touchline/ui'
import { useCall } from '../../../data/index.ts'
import type { Carried } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { eventNames } from '../../slip/index.ts'
import styles from './BetBuilder.module.css'
import { BetBuilder } from './BetBuilder.tsx'

/** The bet builder of a match, over the player's current page. */
export function CustomBet({ carries, close }: { readonly carries: Carried['custom-bet']; readonly close: () => void }) {
  const text = useText()
  const { data, isError } = useCall('getMatch', { params: { id: carries.match } })
  const event = data?.data
  if (isError || (event !== undefined && event.type !== 'match'))
    return <p className={styles.Message}>{text('builder.none')}</p>
  if (event === undefined) return <Skeleton block={320} />
  const names = eventNames(event)
  return (
    <>
      <p>
        <strong>
          {names.nameA} – {names.nameB}
        </strong>
      </p>
      <BetBuilder event={names} onAdded={close} />
    </>
  )
}
