import { createContext, useContext } from 'react'

const Context = createContext(0)

/** Tells what is below a boundary how often it was tried again. */
export const AttemptProvider = Context.Provider

/** How often the part of the page around was tried again after it broke. */
export function useAttempt(): number {
  return useContext(Context)
}
