import { useEffect, useState } from 'react'
import {
  currentAddress,
  onAddressChange,
  readParameter,
  replaceAddress,
  writeParameter,
} from '../../platform/page/location.ts'
import { BUILDER_HASH } from '../builder/index.ts'
import type { TabbedDetail } from './details.ts'

/** A tab of a match page: its markets, the bet builder, or a detail. */
export type MatchTab = 'markets' | 'builder' | TabbedDetail

/** The detail in the address (ROUTE-06): a link opens the page at it. */
const PARAMETER = 'detail'

/** Reads the tab of the address and writes the chosen one. The address may name a tab that does not exist. */
export function useMatchTab() {
  const [named, setNamed] = useState<string | null>(null)
  // After hydration: the server draws the tab of all visitors first.
  useEffect(() => {
    const read = () => setNamed(currentAddress().hash === BUILDER_HASH ? 'builder' : readParameter(PARAMETER))
    read()
    return onAddressChange(read)
  }, [])
  function choose(tab: MatchTab) {
    writeParameter(PARAMETER, tab === 'markets' || tab === 'builder' ? null : tab)
    const { pathname, search } = currentAddress()
    replaceAddress(`${pathname}${search}${tab === 'builder' ? BUILDER_HASH : ''}`)
    setNamed(tab)
  }
  return { named, choose }
}
