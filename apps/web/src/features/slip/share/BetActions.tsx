import type { Bet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useSlip } from '../service.ts'
import { wantedAgain } from '../state/wanted-bet.ts'
import { ShareButton } from './ShareButton.tsx'
import { sharedRequest } from './shared-request.ts'

/** Actions on a bet beside cash-out: share it, and repeat it. */
export function BetActions({ bet }: { bet: Bet }) {
  const text = useText()
  const { repeat } = useSlip()
  return (
    <>
      <ShareButton bets={[sharedRequest(bet)]} bet={bet} />
      <Button size="small" onClick={() => repeat(wantedAgain(bet))}>
        {text('bets.repeat')}
      </Button>
    </>
  )
}

/** The same as a function, for lists of bets. */
export function betActions(bet: Bet) {
  return <BetActions bet={bet} />
}
