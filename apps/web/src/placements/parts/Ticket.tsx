import { Badge, Icon } from '@touchline/ui'
import { useLocation } from 'wouter'
import { OpenBadge } from '../../features/my-bets/index.ts'
import { SlipPanel, shownCount, useHasMyBets, useNarrow, useSlip, useSlipCount } from '../../features/slip/index.ts'
import { useText } from '../../i18n/index.ts'
import { useLabel } from '../../site/index.ts'
import { usePlacement } from '../use-placement.ts'
import type { AroundView } from '../view.ts'
import styles from './Ticket.module.css'

const TABS = { 'bet-slip': 'BET_SLIP', 'my-bets': 'MY_BETS' } as const

/** The tabs of the panel, drawn by the first of its two blocks; null for the other. */
function useTabs(own: keyof typeof TABS, { where, place }: AroundView) {
  const kinds = usePlacement(where, place).flatMap(({ kind }) => (kind in TABS ? [kind as keyof typeof TABS] : []))
  return kinds[0] === own ? [...new Set(kinds)].map((kind) => TABS[kind]) : null
}

function TicketPanel({ own, view }: { own: keyof typeof TABS; view: AroundView }) {
  const tabs = useTabs(own, view)
  return tabs && <SlipPanel tabs={tabs} />
}

/** What the player has picked: beside the page, or a tab of the phone's lower edge. */
export function BetSlip(view: AroundView<'bet-slip'>) {
  const text = useText()
  const label = useLabel('betSlip', text('slip.label'))
  const count = useSlipCount()
  const { openTicket } = useSlip()
  if (view.where !== 'tabbar_mobile') return <TicketPanel own="bet-slip" view={view} />
  return (
    <button type="button" onClick={() => openTicket('BET_SLIP')}>
      <Icon name="ticket" size={22} />
      {label}
      {count > 0 && (
        <span className={styles.Badge}>
          <Badge tone="accent">{shownCount(count)}</Badge>
        </span>
      )}
    </button>
  )
}

/** What the player has placed, in the same places. */
export function MyBets(view: AroundView<'my-bets'>) {
  const text = useText()
  const label = useLabel('myBets', text('shell.nav.bets'))
  const hasMyBets = useHasMyBets()
  const { openTicket } = useSlip()
  const isNarrow = useNarrow()
  const [path] = useLocation()
  if (view.where !== 'tabbar_mobile') return <TicketPanel own="my-bets" view={view} />
  if (!hasMyBets) return null
  return (
    <button
      type="button"
      aria-current={path === '/bets' || path.startsWith('/bets/') ? 'page' : undefined}
      onClick={() => openTicket('MY_BETS')}
    >
      <Icon name="list" size={22} />
      {label}
      {isNarrow && <OpenBadge className={styles.Badge} />}
    </button>
  )
}
