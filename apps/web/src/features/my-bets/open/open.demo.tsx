import { demos } from '@touchline/ui/demo'
import { useState } from 'react'
import { wireBet } from '../../../testing/facts.ts'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { useBetsService } from '../service.ts'
import { OpenBadge } from './OpenBadge.tsx'
import { OpenCount } from './OpenCount.tsx'

/** So many bets are open before it is drawn. */
function Counted({ open }: { readonly open: number }) {
  const { store } = useBetsService()
  useState(() => {
    const bets = Array.from({ length: open }, (_, at) => wireBet(2_000 - at, 'waiting_results'))
    store.set({ step: 'ready', bets })
  })
  return <OpenCount />
}

const counted = (open: number) => () => (
  <SignedIn>
    <Counted open={open} />
  </SignedIn>
)

export const DEMO = demos({
  title: 'Number of open bets',
  states: { some: counted(3), 'more than are counted': counted(120), 'of a visitor': () => <OpenBadge /> },
})
