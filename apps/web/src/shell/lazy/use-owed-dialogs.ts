import { useEffect } from 'react'
import { useDialogs } from '../../dialogs/index.ts'
import { useAuth } from '../../features/account/index.ts'
import { whenNotTyping } from '../../platform/input/when-not-typing.ts'

/** Asks a player for the verified phone number that the site requires, until it is given (PLAYER-02). */
export function useOwedDialogs(): void {
  const auth = useAuth()
  const dialogs = useDialogs()
  const owesPhone = auth.status === 'LOGGED_IN' && auth.player.auth_fields_missed.includes('auth_phone_number')
  useEffect(() => {
    return owesPhone ? whenNotTyping(() => dialogs.open('phone-verification', {})) : undefined
  }, [owesPhone, dialogs])
}
