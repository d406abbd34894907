import type { Player } from '@touchline/contract'
import { HELD_STATUSES } from '@touchline/contract/constants'
import { useText } from '../../i18n/index.ts'
import { StatusNote } from '../access/index.ts'

/** Why the account takes part in no play, where it does not; what is in it can be withdrawn. */
export function HeldNote({ player }: { readonly player: Player }) {
  const text = useText()
  const held = HELD_STATUSES.find((status) => player.statuses.some(({ id }) => id === status))
  if (held === undefined) return null
  return (
    <div data-held={held}>
      <StatusNote kind="bad" title={text('profile.held')} isAnswer={false}>
        <p>{text(`profile.held.${held}`)}</p>
      </StatusNote>
    </div>
  )
}
