import { createQuickBet, type QuickBetState } from '@touchline/betting'
import { demos } from '@touchline/ui/demo'
import { useState } from 'react'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { REFUSED } from '../testing/refused.ts'
import { QuickBar } from './QuickBar.tsx'
import { useQuickBet } from './quick-bet.ts'

const OFF = createQuickBet({ code: 'EUR', subunits: 100 })
const ON: QuickBetState = { ...OFF, isEnabled: true, stake: 500 }

/** The quick bet stands so before it is drawn. */
function Standing({ bet }: { readonly bet: QuickBetState }) {
  const { store } = useQuickBet()
  useState(() => store.set({ bet, shownAt: null }))
  return <QuickBar />
}

const standing = (bet: QuickBetState) => () => (
  <SignedIn>
    <Standing bet={bet} />
  </SignedIn>
)

export const DEMO = demos({
  title: 'QuickBar',
  states: {
    off: standing(OFF),
    'on, its stake not agreed to yet': standing(ON),
    'one tap places': standing({ ...ON, isApproved: true }),
    'the last tap was refused': standing({ ...ON, isApproved: true, state: 'ERROR', error: REFUSED }),
  },
})
