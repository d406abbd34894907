import { useEffect, useEffectEvent } from 'react'
import { useDialogs } from '../../../dialogs/index.ts'
import type { whenNotTyping as WhenNotTyping } from '../../../platform/input/when-not-typing.ts'
import { after } from '../../../platform/loading/timing.ts'
import { readCookie, writeCookie } from '../../../platform/storage/cookies.ts'
import { useSite } from '../../../site/index.ts'
import { useActiveAccount, useAuth } from '../../account/index.ts'

/** Name of the cookie that keeps it to once a day. */
const COOKIE = 'depositReminderInvoked'
const SECOND_MS = 1_000

/** Offers a deposit to a player once a day, after a while and never while they type (PAY-01). */
export function DepositReminder(props: {
  remindAfter: number
  playerGroupId: string | null
  /** From the code that is loaded already. */
  whenNotTyping: typeof WhenNotTyping
}) {
  const { remindAfter, playerGroupId, whenNotTyping } = props
  const auth = useAuth()
  const dialogs = useDialogs()
  const currency = useActiveAccount()?.currency ?? null
  const isOffered = useSite()?.features.quickDeposit ?? true
  const isMeant =
    isOffered &&
    auth.status === 'LOGGED_IN' &&
    (playerGroupId === null || auth.player.statuses.some(({ id }) => id === playerGroupId))
  const remind = useEffectEvent(() => {
    // Never over another dialog.
    if (dialogs.get().length > 0) return
    writeCookie(COOKIE, '1', 1)
    dialogs.open('quick-deposit', { amount: null, currency })
  })
  useEffect(() => {
    if (!isMeant || readCookie(COOKIE) !== undefined) return
    let forget = () => {}
    const cancel = after(remindAfter * SECOND_MS, () => {
      forget = whenNotTyping(remind)
    })
    return () => {
      cancel()
      forget()
    }
  }, [isMeant, remindAfter, whenNotTyping])
  return null
}
