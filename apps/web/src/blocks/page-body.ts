import { createContext, type ReactNode, useContext } from 'react'

/** What the product shows on a page, for the block that stands for it: routes know it, and blocks know no routes. */
export const PageBody = createContext<ReactNode>(null)

export const usePageBody = (): ReactNode => useContext(PageBody)
