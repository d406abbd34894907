import { createContext, useContext } from 'react'
import type { AccountDialogName } from '../account/index.ts'

interface Following {
  /** Runs once a player is signed in. */
  readonly onSignedIn: () => void
}

/** Where a panel is shown. */
export type Place =
  | (Following & { readonly kind: 'page' })
  | (Following & { readonly kind: 'dialog'; readonly way: AccountDialogName })

const Context = createContext<Place>({ kind: 'page', onSignedIn: () => {} })
export const PlaceProvider = Context.Provider

export function usePlace(): Place {
  return useContext(Context)
}
