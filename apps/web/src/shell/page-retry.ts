import { createContext, useContext } from 'react'

const Context = createContext<(() => void) | null>(null)

/** Gives the error page the way to load again what failed. */
export const PageRetryProvider = Context.Provider

/** Loads the page shown again; null where there is nothing to load. */
export function usePageRetry(): (() => void) | null {
  return useContext(Context)
}
