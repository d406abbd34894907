import { createContext, useContext } from 'react'

/** Where a panel stands. */
export interface Place {
  readonly kind: 'page' | 'dialog'
  /** What follows once somebody is signed in. */
  readonly onSignedIn: () => void
}

const Context = createContext<Place>({ kind: 'page', onSignedIn: () => {} })
export const PlaceProvider = Context.Provider

export function usePlace(): Place {
  return useContext(Context)
}
