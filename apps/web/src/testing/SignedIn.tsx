import type { Settings } from '@touchline/contract'
import { type ReactNode, useState } from 'react'
import { useAccount } from '../features/account/index.ts'
import { accounts, player, settings } from './facts.ts'

interface SignedInProps {
  /** Settings that differ from the defaults. */
  readonly has?: Partial<Settings>
  readonly children: ReactNode
}

/** Signs a player in on the page, before its children are drawn. */
export function SignedIn({ has, children }: SignedInProps) {
  const { store } = useAccount()
  useState(() =>
    store.set({
      ...store.get(),
      settings: { ...settings, ...has },
      auth: { status: 'LOGGED_IN', player, accounts, currency: 'EUR' },
    }),
  )
  return children
}
