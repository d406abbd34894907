import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { isGuardedAddress } from '../../../navigation/index.ts'
import { subscribeByOneSignal, unsubscribeByOneSignal } from '../../../platform/network/one-signal.ts'
import { currentAddress, reloadPage } from '../../../platform/page/location.ts'
import { useServices } from '../../../services/index.ts'
import { useSite } from '../../../site/index.ts'
import { failure, useToasts } from '../../../ui/index.ts'
import { useAccount, useSettings } from '../../account/index.ts'
import { guardPages, isGuardedDocument } from './guard.ts'

/**
 * Messages to this device by OneSignal, whose script loads with the first press; the account keeps the subscription.
 */
export function OneSignalPush() {
  const text = useText()
  const toasts = useToasts()
  const { addresses, report } = useServices()
  const { saveSettings } = useAccount()
  const kept = useSettings()?.one_signal_push_notification_subscription ?? null
  const push = useSite()?.push
  const [isBusy, setBusy] = useState(false)
  const appId = push?.id ?? ''

  async function change() {
    setBusy(true)
    try {
      // The policy of this document is that of the page it began with, and lets no script in.
      if (isGuardedDocument(addresses)) return reloadPage()
      guardPages(addresses)
      if (kept !== null) await unsubscribeByOneSignal(appId)
      const id = kept === null ? await subscribeByOneSignal(appId) : null
      if (!(await saveSettings({ one_signal_push_notification_subscription: id }))) toasts.show(failure(text))
    } catch (error) {
      report('call', 'messages to this device', error)
      toasts.show(failure(text))
    }
    setBusy(false)
  }

  if (isGuardedAddress(currentAddress().pathname, addresses)) return null
  return (
    <p data-push={kept === null ? 'off' : 'on'}>
      <Button disabled={isBusy} onClick={() => void change()}>
        {text(kept === null ? 'push.turn_on' : 'push.turn_off')}
      </Button>
    </p>
  )
}
