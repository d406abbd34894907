import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { editSlip } from '../runtime.ts'
import { useReckonedSlip } from '../use-slip.ts'
import { Legs } from './Legs.tsx'
import { Receipt } from './Receipt.tsx'
import styles from './SlipEditor.module.css'
import { SlipFooter } from './SlipFooter.tsx'
import { SlipNotice } from './SlipNotice.tsx'
import { TypeTabs } from './TypeTabs.tsx'
import { useAnnouncements } from './use-announcements.ts'

/** The slip with something in it: legs that scroll, and a footer that stays. After placing, the receipt. */
export function SlipEditor() {
  const text = useText()
  const reckoned = useReckonedSlip()
  useAnnouncements(reckoned)
  return (
    <section className={styles.SlipEditor} aria-label={text('slip.label')}>
      {reckoned.slip.ticketState === 'SUCCESS' ? (
        <Receipt success={reckoned.slip} />
      ) : (
        <>
          <div className={styles.Scroll}>
            <TypeTabs reckoned={reckoned} />
            <Legs reckoned={reckoned} />
            <SlipNotice reckoned={reckoned} />
            {reckoned.summary.selectionCount > 1 && !reckoned.slip.inProgress && (
              <Button size="small" variant="plain" className={styles.Clear} onClick={() => editSlip({ type: 'clear' })}>
                {text('slip.clear')}
              </Button>
            )}
          </div>
          <SlipFooter reckoned={reckoned} />
        </>
      )}
    </section>
  )
}
