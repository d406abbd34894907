import { useLayoutEffect } from 'react'
import { keepInSight } from '../../../../platform/scroll/keep-in-sight.ts'
import { useSlip } from '../../service.ts'
import { useReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './PeekBar.module.css'
import { PeekLine, peekNotice } from './PeekLine.tsx'

/** The slip in one line above the tab bar of small screens. */
export function PeekBar() {
  const { openTicket } = useSlip()
  const reckoned = useReckonedSlip()
  const { summary } = reckoned
  const isShown = summary.selectionCount > 0 || peekNotice(reckoned) !== null
  const lastPicked = summary.selectedOutcomeIds.at(-1)
  useLayoutEffect(() => {
    if (isShown && lastPicked !== undefined) {
      keepInSight(`main button[data-outcome="${CSS.escape(lastPicked)}"]`, '[data-peek]')
    }
  }, [isShown, lastPicked])
  if (!isShown) return null
  return (
    <button type="button" data-peek="" className={styles.PeekBar} onClick={() => openTicket('BET_SLIP')}>
      <PeekLine reckoned={reckoned} />
    </button>
  )
}
