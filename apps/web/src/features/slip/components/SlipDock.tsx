import { lazy, Suspense, useState } from 'react'
import { useNarrow } from '../use-narrow.ts'
import { useSlipCount, useTicket, useTicketView } from '../use-slip.ts'

const SlipSheet = lazy(async () => ({ default: (await import('../lazy/SlipSheet.tsx')).SlipSheet }))

/** The slip of small screens: a bar above the tab bar while there is something in it, and the sheet it opens. */
export function SlipDock() {
  const narrow = useNarrow()
  const count = useSlipCount()
  const { sheetOpen } = useTicketView()
  const isDone = useTicket(({ slip }) => slip.ticketState === 'SUCCESS')
  const [wanted, setWanted] = useState(false)
  const isNeeded = narrow && (count > 0 || sheetOpen || isDone)
  if (isNeeded && !wanted) setWanted(true)
  if (!wanted || !narrow) return null
  return (
    <Suspense fallback={null}>
      <SlipSheet />
    </Suspense>
  )
}
