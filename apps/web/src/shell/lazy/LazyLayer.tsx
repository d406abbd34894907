import { Suspense, useEffect } from 'react'
import { useAuth } from '../../features/account/index.ts'
import { useSlip } from '../../features/slip/index.ts'
import { onFirstTouch } from '../../platform/input/first-touch.ts'
import { onShortcut } from '../../platform/input/shortcuts.ts'
import { useSite } from '../../site/index.ts'
import { lazyComponent, part } from '../../ui/index.ts'
import { ForPlayers } from './ForPlayers.tsx'
import styles from './LazyLayer.module.css'
import { NewRelease } from './NewRelease.tsx'
import { useSignUpReminder } from './use-sign-up-reminder.ts'

const MaintenanceNotice = lazyComponent(() => import('./MaintenanceNotice.tsx'), 'MaintenanceNotice', [], 'nothing')

const AT_HAND = part(() => import('./at-hand.ts'))

/** The key to the slip from anywhere on the page. */
function useKeyToSlip(): void {
  const { openTicket } = useSlip()
  useEffect(
    () =>
      onShortcut('b', () => {
        openTicket('BET_SLIP')
        AT_HAND.load().then(
          ({ goToStake }) => goToStake(),
          // The slip is open; the keyboard reaches it in its order.
          () => {},
        )
      }),
    [openTicket],
  )
}

/** Marks the element under the pointer, from the first touch on; the Tab key stops once in each table of prices. */
function useHelpOfHands(): void {
  useEffect(() => {
    let stop = () => {}
    const callOff = onFirstTouch(() => {
      AT_HAND.load().then(
        ({ helpHands }) => {
          stop = helpHands()
        },
        // Looks go on by `:hover`, and every price is a stop.
        () => {},
      )
    })
    return () => {
      callOff()
      stop()
    }
  }, [])
}

/** What every page has, and no page needs to be seen and used: it comes when the browser has nothing better to do. */
export function LazyLayer() {
  useKeyToSlip()
  useHelpOfHands()
  useSignUpReminder()
  const isPlayer = useAuth().status === 'LOGGED_IN'
  const maintenance = useSite()?.maintenance
  return (
    <>
      <div className={styles.Notices}>
        <NewRelease />
        <Suspense>{maintenance && <MaintenanceNotice key={maintenance.begins_at} {...maintenance} />}</Suspense>
      </div>
      {isPlayer && <ForPlayers />}
    </>
  )
}
