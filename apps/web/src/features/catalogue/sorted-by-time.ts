import { createContext } from 'react'

/** Whether the list around is sorted by time: leagues then stay where time puts them, and appear more than once. */
export const SortedByTime = createContext(false)
