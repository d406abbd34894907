import { LiveRegion, Toasts, toasts } from '@touchline/ui'
import { useEffect } from 'react'
import { SlipDock } from '../features/slip/index.ts'
import { useText } from '../i18n/index.ts'
import { onConnectivity } from '../platform/timing.ts'
import { AccountDialog } from './AccountDialog.tsx'

/** Says that the browser is offline, for as long as it is (ERROR-05). */
function useOfflineNotice(): void {
  const text = useText()
  const title = text('account.offline')
  useEffect(() => {
    let shown: number | null = null
    return onConnectivity((online) => {
      if (!online) shown = toasts.show({ kind: 'error', title, sticky: true })
      else if (shown !== null) toasts.dismiss(shown)
    })
  }, [title])
}

/** What floats above every page: sign-in, the slip of small screens, toasts, and the one voice for screen readers. */
export function PlayerLayer() {
  const text = useText()
  useOfflineNotice()
  return (
    <>
      <SlipDock />
      <AccountDialog />
      <Toasts closeLabel={text('account.close')} />
      <LiveRegion />
    </>
  )
}
