import { Button, Icon, IconButton } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { focusWhenLost } from '../../../platform/input/focus.ts'
import { useSite } from '../../../site/index.ts'
import { useAuth } from '../../account/index.ts'
import { useSlip } from '../service.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { sharedSlipBet } from '../share/shared-request.ts'
import { useNarrow } from '../use-narrow.ts'
import { useTicket } from '../use-slip.ts'
import { TypeTabs } from './bet-types/TypeTabs.tsx'
import { BonusPart } from './bonus/BonusPart.tsx'
import { Legs } from './legs/Legs.tsx'
import { SlipNotice } from './notices/SlipNotice.tsx'
import { useAnnouncements } from './notices/use-announcements.ts'
import { FoldedSlip } from './panel/FoldedSlip.tsx'
import { Receipt } from './Receipt.tsx'
import styles from './SlipEditor.module.css'
import { SlipFooter } from './SlipFooter.tsx'
import { useReckonedSlip } from './use-reckoned-slip.ts'

/** The slip with something in it: legs that scroll, and a footer that stays. After placing, the receipt. */
export function SlipEditor() {
  const text = useText()
  const { edit, unfold, closeSheet } = useSlip()
  const hasLimits = useSite()?.features.responsibleGambling ?? true
  const isPlayer = useAuth().status === 'LOGGED_IN'
  const narrow = useNarrow()
  const isOpen = useTicket(({ view }) => view.open)
  const reckoned = useReckonedSlip()
  useAnnouncements(reckoned)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The pressed button went away with what it opened or closed.
    if (wasOpen.current !== isOpen) focusWhenLost('[data-fold]')
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className={styles.SlipEditor} aria-label={text('slip.label')}>
      {!narrow && !isOpen ? (
        <FoldedSlip reckoned={reckoned} />
      ) : reckoned.slip.ticketState === 'SUCCESS' ? (
        <Receipt success={reckoned.slip} />
      ) : (
        <>
          <div className={styles.Scroll}>
            <TypeTabs reckoned={reckoned} />
            <Legs reckoned={reckoned} />
            <BonusPart reckoned={reckoned} />
            {!reckoned.slip.inProgress && (
              <div className={styles.Actions}>
                <ShareButton bets={reckoned.slip.bets.map(sharedSlipBet)} />
                {reckoned.summary.selectionCount > 1 && (
                  <Button size="small" onClick={() => edit({ type: 'clear' })}>
                    {text('slip.clear')}
                  </Button>
                )}
                {isPlayer && hasLimits && (
                  <Link to="/limits" className={styles.Limits} onClick={closeSheet}>
                    {text('slip.limits')}
                  </Link>
                )}
                {!narrow && (
                  <IconButton
                    label={text('slip.fold')}
                    aria-expanded
                    className={styles.Fold}
                    data-fold=""
                    onClick={() => unfold(false)}
                  >
                    <Icon name="chevron" size={18} />
                  </IconButton>
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
