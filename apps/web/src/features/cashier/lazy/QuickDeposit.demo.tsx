import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { type ReactNode, useState } from 'react'
import { player } from '../../../testing/facts.ts'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { playerKey } from '../../profile/index.ts'
import { QuickDeposit } from './QuickDeposit.tsx'

const CASHIER: CallAnswer<'getCashier'> = {
  data: {
    open: true,
    kind: 'page',
    script_url: null,
    play_money: true,
    deposit_limits: { EUR: { min: 1_00, max: 10_000_00 } },
    missing_fields: [],
    methods: [],
  },
}

/** The cashier's data is in the cache. */
function Known({ answer, children }: { answer: CallAnswer<'getCashier'>; children: ReactNode }) {
  const queries = useQueryClient()
  useState(() => queries.setQueryData(playerKey('getCashier', player.id), answer))
  return <SignedIn>{children}</SignedIn>
}

const dialog = (amount: number | null, answer = CASHIER) => (
  <Known answer={answer}>
    <QuickDeposit carries={{ amount, currency: 'EUR' }} close={() => {}} />
  </Known>
)

export const DEMO = demos({
  title: 'Quick deposit',
  states: {
    'what a bet lacks': () => dialog(7_50),
    'what the player says': () => dialog(null),
    closed: () => dialog(null, { data: { ...CASHIER.data, open: false } }),
  },
})
