import { createContext, useContext } from 'react'

/** The boundary around: the part of the page it is, and how often that was tried again after it broke. */
export interface Around {
  readonly part: string
  readonly attempt: number
}

const Context = createContext<Around>({ part: 'root', attempt: 0 })

export const AroundProvider = Context.Provider

export function useAround(): Around {
  return useContext(Context)
}
