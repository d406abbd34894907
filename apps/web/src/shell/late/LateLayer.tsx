import { useEffect } from 'react'
import { useAuth } from '../../features/account/index.ts'
import { useSlip } from '../../features/slip/index.ts'
import { onFirstTouch } from '../../platform/first-touch.ts'
import { focusFirst } from '../../platform/focus.ts'
import { loadChunk } from '../../platform/retry.ts'
import { onShortcut } from '../../platform/shortcuts.ts'
import { onNextFrame } from '../../platform/timing.ts'
import { useSite } from '../../site/index.ts'
import { lazyPart } from '../../ui/index.ts'
import { CashierPlace } from './CashierPlace.tsx'
import { useOwedDialogs } from './use-owed-dialogs.ts'
import { useSignUpReminder } from './use-sign-up-reminder.ts'

/** The stake in the panel, and in the sheet of small screens. */
const STAKE = 'aside [data-stake]:enabled, dialog[open] [data-stake]:enabled'

/** What can be filled in where a free bet has set the stake. */
const FIELD = 'aside input:enabled, dialog[open] input:enabled'

/** What a player has hit; for players only. */
const HitWatch = lazyPart(async () => (await import('../../features/jackpots/lazy/HitWatch.tsx')).HitWatch, [])

/** What a player was given; for players only. */
const BonusNews = lazyPart(
  async () => (await import('../../features/bonuses/lazy/BonusNews.tsx')).BonusNews,
  ['jackpots'],
)

/** The key to the slip from anywhere on the page. */
function useKeyToSlip(): void {
  const { openTicket } = useSlip()
  useEffect(
    () =>
      onShortcut('b', () => {
        openTicket('BET_SLIP')
        onNextFrame(() => focusFirst(STAKE) || focusFirst(FIELD))
      }),
    [openTicket],
  )
}

/** Where somebody points is marked from the first touch on. */
function usePointer(): void {
  useEffect(() => {
    let stop = () => {}
    const callOff = onFirstTouch(() => {
      loadChunk(() => import('../../platform/pointed.ts')).then(
        ({ markPointed }) => {
          stop = markPointed()
        },
        // Looks go on by `:hover`.
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
export function LateLayer() {
  useKeyToSlip()
  usePointer()
  useSignUpReminder()
  useOwedDialogs()
  const hasJackpots = useSite()?.features.jackpots ?? false
  const isPlayer = useAuth().status === 'LOGGED_IN'
  return (
    <>
      <CashierPlace />
      {isPlayer && hasJackpots && <HitWatch />}
      {isPlayer && <BonusNews />}
    </>
  )
}
