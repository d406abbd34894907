import { useEffect } from 'react'
import { useDialogs } from '../../dialogs/index.ts'
import { useAuth } from '../../features/account/index.ts'
import { whenNotTyping } from '../../platform/input/when-not-typing.ts'
import { after } from '../../platform/loading/timing.ts'
import { localStore } from '../../platform/storage/storage.ts'
import { useSite } from '../../site/index.ts'

/** Stored once the visitor has seen the dialog. */
const KEY = 'sign_up_reminder'
/** Remembers that a player of this browser has an account. */
const REGISTERED_KEY = 'is_registered'

const isAsked = () => localStore.read(KEY) !== undefined || localStore.read(REGISTERED_KEY) !== undefined

/**
 * Asks a visitor once to sign up, where the site sets that; never over another dialog, never while they type, and never
 * a player.
 */
export function useSignUpReminder(): void {
  const { status } = useAuth()
  const dialogs = useDialogs()
  const seconds = useSite()?.signUpReminderSeconds ?? null
  useEffect(() => {
    if (status === 'LOGGED_IN') localStore.write(REGISTERED_KEY, true)
    if (seconds === null || status !== 'NOT_LOGGED_IN' || isAsked()) return
    // A visitor who signs in before the dialog opens is registered: `isAsked` is true.
    const ask = () => {
      if (dialogs.get().length > 0 || isAsked()) return
      localStore.write(KEY, true)
      dialogs.open('sign-up', {})
    }
    return after(seconds * 1_000, () => whenNotTyping(ask))
  }, [seconds, status, dialogs])
}
