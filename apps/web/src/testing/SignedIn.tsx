import { type ReactNode, useState } from 'react'
import { useAccount } from '../features/account/index.ts'
import { accounts, player, settings } from './facts.ts'

/** Somebody is signed in on the page, before what shows it is drawn. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { store } = useAccount()
  useState(() =>
    store.set({ ...store.get(), settings, auth: { status: 'LOGGED_IN', player, accounts, currency: 'EUR' } }),
  )
  return children
}
