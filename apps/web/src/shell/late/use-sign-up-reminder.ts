import { useEffect } from 'react'
import { useDialogs } from '../../dialogs/index.ts'
import { useAuth } from '../../features/account/index.ts'
import { localStore } from '../../platform/storage.ts'
import { after } from '../../platform/timing.ts'
import { useSite } from '../../site/index.ts'

/** Remembers that somebody was asked, or has an account. */
const KEY = 'sign_up_reminder'

/** Asks a visitor once whether they want to sign up, when the site says so; never over another dialog, and no player. */
export function useSignUpReminder(): void {
  const { status } = useAuth()
  const dialogs = useDialogs()
  const seconds = useSite()?.signUpReminderSeconds ?? null
  useEffect(() => {
    if (status === 'LOGGED_IN') localStore.write(KEY, true)
    if (seconds === null || status !== 'NOT_LOGGED_IN' || localStore.read(KEY) !== undefined) return
    return after(seconds * 1_000, () => {
      if (dialogs.get().length > 0 || localStore.read(KEY) !== undefined) return
      localStore.write(KEY, true)
      dialogs.open('sign-up', {})
    })
  }, [seconds, status, dialogs])
}
