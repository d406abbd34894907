import { createQuickBet, type QuickBetState } from '@touchline/betting'
import { demos } from '@touchline/ui/demo'
import { useState } from 'react'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { REFUSED } from '../testing/refused.ts'
import { QuickBar } from './QuickBar.tsx'
import { useQuickBet } from './quick-bet.ts'

const OFF = createQuickBet({ code: 'EUR', subunits: 100 })
const ON: QuickBetState = { ...OFF, isEnabled: true, stake: 500 }

/** Sets the state of the quick bet before the bar is drawn. */
function WithQuickBet({ bet }: { readonly bet: QuickBetState }) {
  const { store } = useQuickBet()
  useState(() => store.set({ bet, shownAt: null }))
  return <QuickBar />
}

const withQuickBet = (bet: QuickBetState) => () => (
  <SignedIn>
    <WithQuickBet bet={bet} />
  </SignedIn>
)

export const DEMO = demos({
  title: 'QuickBar',
  states: {
    off: withQuickBet(OFF),
    'on, its stake not agreed to yet': withQuickBet(ON),
    'one tap places': withQuickBet({ ...ON, isApproved: true }),
    'the last tap was refused': withQuickBet({ ...ON, isApproved: true, state: 'ERROR', error: REFUSED }),
  },
})
