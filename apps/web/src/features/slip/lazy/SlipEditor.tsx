import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useSlip } from '../service.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { sharedSlipBet } from '../share/shared-request.ts'
import { Legs } from './Legs.tsx'
import { Receipt } from './Receipt.tsx'
import styles from './SlipEditor.module.css'
import { SlipFooter } from './SlipFooter.tsx'
import { SlipNotice } from './SlipNotice.tsx'
import { TypeTabs } from './TypeTabs.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useReckonedSlip } from './use-reckoned-slip.ts'

/** The slip with something in it: legs that scroll, and a footer that stays. After placing, the receipt. */
export function SlipEditor() {
  const text = useText()
  const { edit } = useSlip()
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
            {!reckoned.slip.inProgress && (
              <div className={styles.Actions}>
                <ShareButton bets={reckoned.slip.bets.map(sharedSlipBet)} />
                {reckoned.summary.selectionCount > 1 && (
                  <Button size="small" onClick={() => edit({ type: 'clear' })}>
                    {text('slip.clear')}
                  </Button>
                )}
              </div>
            )}
          </div>
          <SlipNotice reckoned={reckoned} />
          <SlipFooter reckoned={reckoned} />
        </>
      )}
    </section>
  )
}
