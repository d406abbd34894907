import { Suspense, useEffect, useState } from 'react'
import { useLoadMessages } from '../../../i18n/index.ts'
import { onFirstTouch } from '../../../platform/input/first-touch.ts'
import { lazyComponent, part } from '../../../ui/index.ts'
import { useQuickArmed, useQuickRefusal } from '../quick/quick-bet.ts'
import { useSlip } from '../service.ts'
import { isNarrow, useNarrow } from '../use-narrow.ts'
import { useSlipCount, useTicket } from '../use-slip.ts'
import { EDITOR } from './editor-code.ts'

const SHEET = part(() => import('../lazy/panel/SlipSheet.tsx'))
const SlipSheet = lazyComponent(SHEET, 'SlipSheet', ['slip'], 'over')
const QuickReason = lazyComponent(() => import('../quick/QuickReason.tsx'), 'QuickReason', ['slip'], 'over')

const QuickStrip = lazyComponent(() => import('../quick/QuickStrip.tsx'), 'QuickStrip', ['slip'], 'over')

/** A visitor who moves may pick next: everything that a pick needs is loaded on the first movement. */
function useReadyForPicks(): void {
  const { expect } = useSlip()
  const loadMessages = useLoadMessages()
  useEffect(
    () =>
      onFirstTouch(() => {
        expect()
        // What fails here is fetched again, and reported, when it is needed.
        const parts = [loadMessages('slip'), EDITOR.load(), isNarrow() && SHEET.load()]
        void Promise.allSettled(parts)
      }),
    [expect, loadMessages],
  )
}

/** The slip of small screens: a bar above the tab bar while there is something in it, and the sheet it opens. */
export function SlipDock() {
  useReadyForPicks()
  const narrow = useNarrow()
  const count = useSlipCount()
  const sheetOpen = useTicket(({ view }) => view.sheetOpen)
  const isDone = useTicket(({ slip }) => slip.ticketState === 'SUCCESS')
  const [wanted, setWanted] = useState(false)
  const isNeeded = narrow && (count > 0 || sheetOpen || isDone)
  if (isNeeded && !wanted) setWanted(true)
  const isRefused = useQuickRefusal()
  const isArmed = useQuickArmed()
  if (!narrow) return null
  return (
    <Suspense fallback={null}>
      {wanted && <SlipSheet />}
      {isArmed && !sheetOpen && <QuickStrip />}
      {isRefused && !sheetOpen && <QuickReason />}
    </Suspense>
  )
}
