import { createContext, useContext } from 'react'

/** Makes something in a frame of its own, as soon as it is the turn of its element. Returns the way to call it off. */
type InTurn = (element: Element, make: () => void) => () => void

/** Schedules the rows that come in during scrolling: a few in a frame. Null where all are made at once. */
export const MakingRows = createContext<InTurn | null>(null)

/** See `MakingRows`. */
export const useMakingRows = (): InTurn | null => useContext(MakingRows)
