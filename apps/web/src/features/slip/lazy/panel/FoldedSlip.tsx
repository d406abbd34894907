import { Icon } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useSlip } from '../../service.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './FoldedSlip.module.css'
import { PeekLine } from './PeekLine.tsx'

/** The slip of wide screens where the player has closed it: one line that opens it again. */
export function FoldedSlip({ reckoned }: { reckoned: ReckonedSlip }) {
  const text = useText()
  const { unfold } = useSlip()
  return (
    <button
      type="button"
      className={styles.FoldedSlip}
      aria-expanded={false}
      data-fold=""
      title={text('slip.unfold')}
      onClick={() => unfold(true)}
    >
      <PeekLine reckoned={reckoned} />
      <Icon name="chevron" size={18} />
    </button>
  )
}
